import { companies } from '../../company.ts'
import type { Pages } from '../pages.ts'

/** Dutch: personal data, cookies, accessibility. */
export const privacy: Pick<Pages, 'data-protection' | 'cookies' | 'accessibility'> = {
  'data-protection': ({ locale, to }) => {
    const { legalName, email } = companies[locale]
    const authority = locale === 'nl_BE' ? 'de Gegevensbeschermingsautoriteit (GBA)' : 'de Autoriteit Persoonsgegevens'
    return {
      title: 'Privacy',
      description: 'Welke gegevens we verwerken, waarom, hoelang, en wat je rechten zijn.',
      sections: [
        {
          body: [
            `${legalName} is verantwoordelijk voor de gegevens die op deze site worden verwerkt. In deze demonstratie worden geen persoonsgegevens bewaard.`,
          ],
        },
        {
          title: 'Wat we verwerken, en waarom',
          body: [
            [
              '**Je boeking**: naam, contactgegevens, data en reisgezelschap, om de overeenkomst uit te voeren. Het hotel krijgt wat het nodig heeft om je te ontvangen.',
              '**Je betaling** verloopt bij de betaaldienst; wij zien je kaartnummer niet.',
              '**Je berichten** aan de klantendienst, om ze te beantwoorden.',
              '**Statistieken en personalisatie**, alleen als je daarmee instemt.',
            ],
          ],
        },
        {
          title: 'Hoelang',
          body: [
            'Een boeking bewaren we zo lang als de wet dat voor boekhoudstukken vraagt; een bericht aan de klantendienst drie jaar; statistieken hoogstens dertien maanden.',
          ],
        },
        {
          title: 'Met wie',
          body: [
            'Het hotel of het activiteitencentrum, de betaaldienst en het systeem van de klantendienst. Verder niemand, en nooit voor reclame.',
          ],
        },
        {
          title: 'Je rechten',
          body: [
            'Je kunt je gegevens opvragen, laten verbeteren, wissen of overdragen, of bezwaar maken: schrijf naar [' +
              email +
              '](mailto:' +
              email +
              ').',
            `Ben je niet tevreden met ons antwoord, dan kun je terecht bij ${authority}.`,
            'Wat er in je browser wordt bewaard, staat op de pagina [Cookies](' + to.page('cookies') + ').',
          ],
        },
      ],
    }
  },

  cookies: () => ({
    title: 'Cookies en lokale opslag',
    description: 'Wat de site in je browser bewaart, waarvoor dat dient en hoe je weigert.',
    sections: [
      {
        body: [
          'Voor statistieken of personalisatie wordt niets bewaard of verstuurd voordat je ja zegt. Weigeren is even makkelijk als accepteren, en de site werkt daarna gewoon.',
        ],
      },
      {
        title: 'Strikt noodzakelijk',
        body: [
          'Hiervoor is geen toestemming nodig: zonder kan de site niet doen wat je vraagt.',
          [
            '**Je cookiekeuze**, om ze niet opnieuw te vragen.',
            '**Je laatste drie zoekopdrachten**, om ze tijdens je bezoek weer op te pakken: ze verdwijnen als je het tabblad sluit.',
            '**Ingelogd zijn**: een sleutel die scripts niet kunnen lezen, en een merkteken dat alleen zegt dat je bent ingelogd. Beide verdwijnen als je uitlogt.',
            '**De naam en de boodschap bij een cadeau** dat je voorbereidt: alleen in je browser, tot je ze wist.',
            '**Je favorieten en de verblijven en activiteiten die je pas hebt bekeken**, hoogstens twaalf: alleen in je browser, om ze je opnieuw te tonen. Met één klik wis je de lijst.',
          ],
        ],
      },
      {
        title: 'Met jouw toestemming',
        body: [['**Statistieken**: een willekeurig nummer, om bezoeken te tellen en te zien waar het stokt.']],
      },
      {
        title: 'Van gedachten veranderd?',
        body: [
          'Met de link “Cookievoorkeuren” onder aan elke pagina kies je op elk moment opnieuw. De gegevens van de site in je browser wissen komt op hetzelfde neer.',
        ],
      },
    ],
  }),

  accessibility: ({ locale }) => ({
    title: 'Toegankelijkheid',
    description: 'Waar we naar streven, wat nog ontbreekt en hoe je een hindernis meldt.',
    sections: [
      {
        title: 'Ons doel',
        body: [
          'De site wil voldoen aan WCAG 2.2, niveau AA. Zoeken, filteren, data kiezen en boeken kan met alleen het toetsenbord, met een schermlezer, bij 200% tekstgrootte en zonder animaties als je toestel daarom vraagt.',
        ],
      },
      {
        title: 'Zonder scripts',
        body: ['Zoeken, filters, resultaten en de pagina van elk verblijf blijven leesbaar en bruikbaar als scripts niet laden.'],
      },
      {
        title: 'Wat nog beter kan',
        body: ['De kaart bedien je vooral met muis of vinger. Alles wat ze toont, staat ook in de lijst met resultaten.'],
      },
      {
        title: 'Een hindernis melden',
        body: [
          `Mail naar [${companies[locale].email}](mailto:${companies[locale].email}) om welke pagina het gaat en welk hulpmiddel je gebruikt: we zoeken een oplossing en pakken daarna de oorzaak aan.`,
        ],
      },
    ],
  }),
}
