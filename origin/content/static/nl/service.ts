import { companies } from '../../company.ts'
import { openingHours } from '../../hours.ts'
import { facts } from '../facts.ts'
import type { Pages } from '../pages.ts'

const { instalments, deferred, valid, delivery } = facts

/** Dutch: questions, help, payment, gifts, and who we are. */
export const service: Pick<Pages, 'faq' | 'help' | 'payment' | 'gifts' | 'about'> = {
  faq: ({ locale, to }) => ({
    title: 'Veelgestelde vragen',
    description: 'Wijzigen, annuleren, betalen, cadeau geven: antwoord op de vragen die het vaakst terugkomen.',
    sections: [
      {
        title: 'Hoe wijzig ik mijn boeking?',
        body: [
          'Ga naar [Mijn boeking terugvinden](' +
            to.bookingLookup +
            '), vul je nummer van 8 cijfers en je e-mailadres in en kies andere data. Tot de datum in je bevestiging is dat gratis; alleen een prijsverschil kan erbij komen.',
        ],
      },
      {
        title: 'Hoe annuleer ik, en wat krijg ik terug?',
        body: [
          `Op dezelfde plek. Vóór de uiterste datum krijg je ${facts.refund}% van de prijs van elke nacht terug; daarna niets meer. Is een aanbieding niet terug te betalen, dan staat dat er vóór je koopt.`,
        ],
      },
      {
        title: 'Ik heb geen bevestiging gekregen',
        body: [
          'Kijk eerst bij je ongewenste mail. Staat ze daar niet, [schrijf ons](' +
            to.contact +
            ') dan en kies “bevestigingsmail”: we sturen ze opnieuw.',
        ],
      },
      {
        title: 'Hoe gebruik ik een bon of box die ik heb gekregen?',
        body: [
          'Vul de code van je bon in bij [Cadeaubon](' +
            to.beneficiary +
            ') of het nummer van je box bij [Cadeaubox](' +
            to.boxLogin +
            '), kies je data en klaar.',
        ],
      },
      {
        title: 'Kunnen er kinderen mee?',
        body: [
          'Ja, als de kamer het toelaat: geef bij het zoeken aan met hoeveel kinderen (3 tot 11 jaar) en baby’s (0 tot 2 jaar) je komt, dan tonen we alleen kamers die groot genoeg zijn. Een cadeau is altijd voor 2 volwassenen.',
        ],
      },
      {
        title: 'Zijn huisdieren welkom?',
        body: [
          'In sommige hotels: vink in de filters “Huisdieren welkom” aan. Een eventuele toeslag betaal je ter plaatse; hij staat op de pagina van het verblijf.',
        ],
      },
      {
        title: 'Moet ik in het hotel nog iets betalen?',
        body: [
          locale === 'nl_BE'
            ? 'De stadstaks als die daar wordt geïnd, de parking als die betalend is, en wat je zelf uitgeeft. De rest zit in de prijs.'
            : 'De toeristenbelasting als je die daar betaalt, het parkeren als dat niet gratis is, en wat je zelf uitgeeft. De rest zit in de prijs.',
        ],
      },
      { title: 'Kan ik voor vanavond boeken?', body: [`Ja, tot ${facts.cutOff}.00 uur, als het hotel nog een kamer heeft.`] },
      {
        title: 'Hoe krijg ik een factuur?',
        body: ['Op de pagina [contact](' + to.contact + '), knop “Factuur aanvragen”: je krijgt hem per e-mail.'],
      },
    ],
  }),

  help: ({ locale, to }) => {
    const { customerCare } = companies[locale]
    const chat = locale === 'nl_BE' ? 'Chat: maandag tot vrijdag, 9.00 - 18.00 uur' : 'Chat: maandag t/m vrijdag van 9.00 tot 18.00 uur'
    return {
      title: 'Hulp bij je boeking',
      description: 'Voor, tijdens en na je verblijf: waar je een antwoord vindt en hoe je ons bereikt.',
      sections: [
        {
          title: 'Voor je vertrekt',
          body: [
            [
              'Tot wanneer je gratis wijzigt, staat op de pagina van het verblijf en in je bevestiging.',
              'Wijzigen of annuleren: [Mijn boeking terugvinden](' + to.bookingLookup + ').',
              'Al eens gevraagd: [Veelgestelde vragen](' + to.page('faq') + ').',
            ],
          ],
        },
        {
          title: 'Ter plaatse',
          body: [
            'Geef aan de receptie je naam en je boekingsnummer. De uren van aankomst, ontbijt en activiteiten staan op de pagina van het verblijf. Ontbreekt er iets, zeg het dan aan het hotel en bel ons: wij regelen het met hen.',
          ],
        },
        {
          title: 'Weer thuis',
          body: [
            'Je krijgt een uitnodiging om je verblijf te beoordelen; we publiceren wat je schrijft, goed of slecht. Een klacht meld je via de pagina [contact](' +
              to.contact +
              ').',
          ],
        },
        {
          title: 'Zo bereik je ons',
          body: [
            [
              `Telefoon: [${customerCare.phone}](${customerCare.phoneUrl})`,
              ...openingHours[locale].contact,
              chat,
              `Bericht: antwoord binnen ${facts.reply} uur, via de pagina [contact](${to.contact})`,
            ],
          ],
        },
      ],
    }
  },

  payment: ({ locale }) => ({
    title: 'Betalen',
    description: 'Ineens, in 3 of 4 keer, of later betalen: de betaalwijzen en de voorwaarden.',
    sections: [
      {
        title: 'Ineens',
        body: [
          'Je betaalt met:',
          [...companies[locale].paymentMethods],
          'Een cadeaukaart of bon gaat van het totaal af; de rest betaal je met een van deze middelen.',
        ],
      },
      {
        title: 'In 3 of 4 keer',
        body: [
          [
            `In 3 keer: van € ${instalments.three.from} tot € ${instalments.three.to}, aankomst over minstens ${instalments.days} dagen.`,
            `In 4 keer: van € ${instalments.four.from} tot € ${instalments.four.to}, aankomst over minstens ${instalments.days} dagen.`,
          ],
          'De maandelijkse bedragen zijn gelijk; de kosten, die je ziet voor je bevestigt, komen bij het eerste. De betaaldienst beslist of het kan. Let op: geld lenen kost geld.',
        ],
      },
      {
        title: 'Later',
        body: [
          `Kom je over ${deferred.days} dagen of meer aan, dan kun je nu boeken en wordt het bedrag pas ${deferred.taken} dagen voor aankomst afgeschreven, of op de uiterste annuleringsdatum als die eerder valt.`,
        ],
      },
      {
        title: 'Veiligheid',
        body: [
          'Je betaalt op de pagina van de betaaldienst, over een versleutelde verbinding. Wij krijgen je kaartnummer niet en bewaren het niet.',
        ],
      },
    ],
  }),

  gifts: ({ to }) => ({
    title: 'Zo werken bonnen en boxen',
    description: 'Wat er in elk cadeau zit, hoelang het geldig is, hoe het aankomt en hoe je het gebruikt.',
    sections: [
      {
        title: 'Vier cadeaus',
        body: [
          [
            `**De cadeaubox**: jij kiest het thema, zij kiezen het verblijf. ${valid.box} maanden geldig. [Bekijk de boxen](${to.boxes})`,
            `**Het verblijf**: jij kiest het hotel en het programma, zij prikken een datum. ${valid.singleVoucher} maanden geldig. [Geef een verblijf](${to.stays}?flow=gifting)`,
            `**De cadeaukaart**: een bedrag naar keuze, voor alles op de site. ${valid.giftCard} maanden geldig. [Kies een bedrag](${to.giftCard})`,
            `**De activiteit**: een belevenis zonder overnachting. ${valid.activity} maanden geldig. [Bekijk de activiteiten](${to.activities})`,
          ],
          'Een verblijf dat je cadeau geeft, is voor 2 volwassenen, een tot drie nachten naargelang het aanbod.',
        ],
      },
      {
        title: 'Digitaal of per post',
        body: [
          `Digitaal komt het cadeau na de betaling meteen per e-mail, met je boodschap erbij. De gedrukte box komt binnen ${delivery.min} tot ${delivery.max} werkdagen met de post; wat dat kost, zie je voor je betaalt.`,
        ],
      },
      {
        title: 'Gebruiken',
        body: [
          [
            'Vul de code in: [cadeaubon](' + to.beneficiary + ') of [cadeaubox](' + to.boxLogin + ').',
            'Kies het verblijf en dan een vrije datum.',
            'Is het verblijf duurder dan het cadeau, dan betaal je het verschil online.',
          ],
        ],
      },
      {
        title: 'Omruilen',
        body: [
          'Zolang het geldig is, ruil je een cadeau voor een ander verblijf, een andere activiteit of een andere box. Net verlopen? [Laat het ons weten](' +
            to.contact +
            ').',
        ],
      },
      { title: 'Bedenktijd', body: [`De koper heeft ${facts.withdrawal} dagen om zich te bedenken, zolang het cadeau niet is gebruikt.`] },
    ],
  }),

  about: ({ to }) => ({
    title: 'Over ons',
    description: 'Escale: korte verblijven waarin hotel, ontbijt en activiteit één geheel zijn.',
    sections: [
      {
        body: [
          'Escale begint bij een eenvoudig idee: je hoeft niet ver of lang weg om ergens anders te zijn. Een nacht of twee, een hotel dat met zorg is gekozen, iets om ter plaatse te beleven, en dat alles in één boeking.',
        ],
      },
      {
        title: 'Hoe we kiezen',
        body: [
          'Elk hotel staat erop om zijn ligging, zijn onthaal en wat het naast de kamer te bieden heeft. Wat reizigers ervan vinden, bepaalt of het blijft.',
        ],
      },
      {
        title: 'Hoe we aan onze prijzen komen',
        body: [
          'We onderhandelen elk verblijf met het hotel en tonen een volledige prijs, belastingen inbegrepen. Wat je ter plaatse nog betaalt, staat er voor je boekt.',
        ],
      },
      {
        title: 'Wat we niet doen',
        body: [
          'Geen verzonnen aftelklok en geen valse schaarste: als er staat dat er op onze site nog twee kamers zijn, is dat het aantal dat het hotel ons gaf.',
        ],
      },
      {
        title: 'Een demonstratie',
        body: [
          'Escale bestaat niet. De hotels, beoordelingen en prijzen op deze site zijn bedacht en er wordt niets verkocht. Toch zin gekregen? Hier vind je [inspiratie](' +
            to.ideas +
            ').',
        ],
      },
    ],
  }),
}
