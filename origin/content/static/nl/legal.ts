import { companies } from '../../company.ts'
import { facts } from '../facts.ts'
import type { Pages } from '../pages.ts'

/** Dutch: conditions of sale and of use, legal notice. */
export const legal: Pick<Pages, 'sales-conditions' | 'use-conditions' | 'legal-notice'> = {
  'sales-conditions': ({ locale, to }) => ({
    title: 'Algemene verkoopvoorwaarden',
    description: 'Wat we verkopen, tegen welke prijs, hoe je betaalt en hoe je wijzigt of annuleert.',
    sections: [
      {
        body: [
          `Deze voorwaarden gelden voor de verblijven, activiteiten, cadeauboxen, cadeaubonnen en cadeaukaarten die ${companies[locale].legalName} op deze site verkoopt. Ze zijn geschreven voor een demonstratiebedrijf: er wordt hier geen overeenkomst gesloten.`,
        ],
      },
      {
        title: '1. Wat je koopt',
        body: [
          'Een verblijf bestaat uit een of meer hotelovernachtingen en wat er in de beschrijving staat: ontbijt, diner, toegang tot de spa, een activiteit. Wat er niet staat, is niet inbegrepen.',
          'Foto’s en illustraties geven een indruk van de plek; je krijgt een kamer van het type dat je hebt geboekt.',
        ],
      },
      {
        title: '2. Prijzen',
        body: [
          `Prijzen zijn in euro, inclusief alle belastingen, voor het getoonde aantal personen en nachten. ${locale === 'nl_BE' ? 'Stadstaks' : 'Toeristenbelasting'} die je in het hotel betaalt, staat vermeld op de pagina van het verblijf.`,
          'Bindend is de prijs in het overzicht, die we bij het boeken nog eens bij het hotel navragen. Is hij sinds je zoekopdracht veranderd, dan zeggen we dat en beslis jij.',
          'Een doorgestreepte prijs is de publieke prijs van het hotel voor dezelfde diensten op dezelfde data.',
        ],
      },
      {
        title: '3. Boeken en betalen',
        body: [
          `De boeking is definitief zodra de betaling is aanvaard; je krijgt meteen een bevestiging per e-mail, met een nummer van 8 cijfers. Wil je vandaag nog aankomen, boek dan vóór ${facts.cutOff}.00 uur.`,
          'Hoe je betaalt, ineens, gespreid of later, lees je op de pagina [Betalen](' + to.page('payment') + ').',
        ],
      },
      {
        title: '4. Wijzigen of annuleren',
        body: [
          'Tot wanneer je gratis kunt wijzigen, staat op de pagina van het verblijf, in het overzicht en in je bevestiging.',
          [
            '**Vóór die datum**: je kiest kosteloos andere data, zolang er plaats is; een prijsverschil kan worden verrekend.',
            `**Annuleren vóór die datum**: je krijgt ${facts.refund}% van de prijs van elke nacht terug.`,
            '**Daarna, tot aan de aankomst**: geen terugbetaling.',
          ],
          'Sommige aanbiedingen kun je niet wijzigen of annuleren; dat staat er dan duidelijk bij.',
        ],
      },
      {
        title: '5. Cadeaus',
        body: [
          `Een bon voor een verblijf of een activiteit is ${facts.valid.singleVoucher} maanden geldig, een cadeaubox of cadeaukaart ${facts.valid.box} maanden, gerekend vanaf de aankoop. Zolang een cadeau geldig is, kun je het omruilen.`,
          `Wie online een cadeau koopt, heeft ${facts.withdrawal} dagen bedenktijd zolang het niet is gebruikt. Voor een verblijf op vaste data geldt die bedenktijd niet.`,
        ],
      },
      {
        title: '6. Als er iets misgaat',
        body: [
          'Zeg het ter plaatse eerst aan het hotel en bel ons daarna: tijdens het verblijf is er het meest aan te doen. Ben je weer thuis, schrijf ons dan via de pagina [contact](' +
            to.contact +
            `): binnen ${facts.reply} uur heb je antwoord.`,
          'Komen we er samen niet uit, dan kun je terecht bij de bevoegde geschillencommissie.',
        ],
      },
    ],
  }),

  'use-conditions': ({ to }) => ({
    title: 'Gebruiksvoorwaarden van de site',
    description: 'Wat je op deze site mag doen, en wat wij beloven.',
    sections: [
      {
        title: 'Waar de site voor is',
        body: ['Op deze site vind en boek je verblijven, activiteiten en cadeaus. Ze is gepubliceerd als demonstratie.'],
      },
      {
        title: 'Hoe je de site gebruikt',
        body: [
          'Bekijken, vergelijken en delen mag, voor jezelf. Niet toegestaan is:',
          [
            'een groot deel van het aanbod overnemen zonder schriftelijk akkoord;',
            'boeken onder een valse naam of om door te verkopen;',
            'de site hinderen, bijvoorbeeld met grote aantallen automatische verzoeken.',
          ],
        ],
      },
      {
        title: 'Beoordelingen',
        body: [
          'Alleen wie via ons in het hotel heeft geslapen, kan het beoordelen. We publiceren goede en slechte beoordelingen; alleen beledigingen, onzin en persoonsgegevens laten we weg.',
          'De score van een hotel is het gemiddelde van de gepubliceerde beoordelingen, op 10.',
        ],
      },
      {
        title: 'Volgorde van de resultaten',
        body: [
          'Kies je zelf niets anders, dan staan de resultaten op prijs-kwaliteit: de score van reizigers, de prijs voor wat je zoekt en wat erbij inbegrepen is. Geen enkel hotel betaalt voor een betere plek.',
        ],
      },
      {
        title: 'Beschikbaarheid',
        body: [
          'We doen ons best om de site altijd te laten werken. Onderhoud of een storing kan haar even onderbreken; je boekingen hebben daar geen last van.',
        ],
      },
      {
        title: 'Intellectuele eigendom',
        body: [
          'Teksten, illustraties en merken zijn van Escale of van hun makers. Zie ook de [wettelijke vermeldingen](' +
            to.page('legal-notice') +
            ').',
        ],
      },
    ],
  }),

  'legal-notice': ({ locale }) => {
    const company = companies[locale]
    return {
      title: 'Wettelijke vermeldingen',
      description: 'Uitgever, inschrijving, hosting en bronnen van de site.',
      sections: [
        {
          title: 'Uitgever',
          body: [
            `${company.legalName}, ${company.address}`,
            [
              company.capital,
              company.registration,
              company.licence,
              `E-mail: [${company.email}](mailto:${company.email})`,
              `Telefoon: [${company.customerCare.phone}](${company.customerCare.phoneUrl})`,
            ],
            'Escale is een verzonnen bedrijf voor deze demonstratie. De nummers hierboven zijn voorbeelden en horen bij niemand.',
          ],
        },
        {
          title: 'Garantie en verzekering',
          body: [
            'Hier noemt een reisorganisatie haar garantiefonds en haar verzekeraar. Voorbeeld: Garantie Voorbeeld, Modelplein 1, 1000 Brussel.',
          ],
        },
        {
          title: 'Hosting',
          body: ['De site draait op het platform van wie haar installeert; in een lokale demonstratie op je eigen computer.'],
        },
        {
          title: 'Bronnen',
          body: [
            [
              'Geografische gegevens: © GeoNames (CC BY 4.0) en Natural Earth.',
              'Lettertypes: Fraunces en Figtree, onder SIL Open Font License.',
              'Pictogrammen: Tabler Icons, onder MIT-licentie.',
              'Illustraties: getekend voor dit project; geen ervan toont een bestaand hotel.',
            ],
          ],
        },
      ],
    }
  },
}
