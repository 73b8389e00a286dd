import { companies } from '../../company.ts'
import { facts } from '../facts.ts'
import type { Pages } from '../pages.ts'

/** French: conditions of sale and of use, legal notice. */
export const legal: Pick<Pages, 'sales-conditions' | 'use-conditions' | 'legal-notice'> = {
  'sales-conditions': ({ locale, to }) => ({
    title: 'Conditions générales de vente',
    description: 'Ce que nous vendons, à quel prix, comment vous payez, comment vous modifiez ou annulez.',
    sections: [
      {
        body: [
          `Ces conditions s'appliquent aux séjours, activités, coffrets, bons et cartes cadeaux vendus sur ce site par ${companies[locale].legalName}. Elles sont rédigées pour une société de démonstration : aucun contrat n'est conclu ici.`,
        ],
      },
      {
        title: '1. Ce que vous achetez',
        body: [
          "Un séjour réunit une ou plusieurs nuits à l'hôtel et les prestations écrites dans son descriptif : petit-déjeuner, dîner, accès au spa, activité. Ce qui n'y figure pas n'est pas compris.",
          'Les photos et illustrations donnent une idée du lieu ; la chambre attribuée est celle de la catégorie réservée.',
        ],
      },
      {
        title: '2. Prix',
        body: [
          "Les prix sont en euros, toutes taxes comprises, pour le nombre de personnes et de nuits affiché. La taxe de séjour, lorsqu'elle se règle à l'hôtel, est indiquée sur la page du séjour.",
          "Le prix qui vous engage est celui du récapitulatif, vérifié auprès de l'hôtel au moment de réserver. S'il a changé depuis votre recherche, nous vous le disons et vous décidez.",
          "Un prix barré est le prix public pratiqué par l'établissement pour les mêmes prestations aux mêmes dates.",
        ],
      },
      {
        title: '3. Réservation et paiement',
        body: [
          `La réservation est ferme dès l'acceptation du paiement ; un e-mail de confirmation, avec un numéro à 8 chiffres, vous est envoyé aussitôt. Pour une arrivée le jour même, réservez avant ${facts.cutOff} h.`,
          'Les moyens de paiement, le paiement en plusieurs fois et le paiement différé sont décrits sur la page [Moyens de paiement](' +
            to.page('payment') +
            ').',
        ],
      },
      {
        title: '4. Modifier ou annuler',
        body: [
          'La date limite de modification gratuite figure sur la page du séjour, dans le récapitulatif et dans votre e-mail de confirmation.',
          [
            "**Avant la date limite** : vous changez de dates sans frais, selon les disponibilités ; une différence de prix peut s'appliquer.",
            `**Annulation avant la date limite** : ${facts.refund} % du prix de chaque nuit vous sont remboursés.`,
            "**Après la date limite, et jusqu'à l'arrivée** : aucun remboursement.",
          ],
          'Certaines offres, signalées comme telles, ne sont ni modifiables ni remboursables.',
        ],
      },
      {
        title: '5. Cadeaux',
        body: [
          `Un bon pour un séjour ou une activité est valable ${facts.valid.singleVoucher} mois, un coffret ou une carte cadeau ${facts.valid.box} mois, à compter de l'achat. Un cadeau peut être échangé pendant sa validité.`,
          `L'acheteur d'un cadeau à distance dispose de ${facts.withdrawal} jours pour se rétracter, tant que le cadeau n'a pas servi. Ce droit ne s'applique pas à un séjour réservé pour des dates précises.`,
        ],
      },
      {
        title: '6. Si quelque chose ne va pas',
        body: [
          "Sur place, parlez-en d'abord à l'hôtel, puis appelez-nous : c'est pendant le séjour que l'on répare le mieux. Après votre retour, écrivez-nous depuis la page [contact](" +
            to.contact +
            `) : nous répondons sous ${facts.reply} heures.`,
          "Sans accord entre nous, vous pouvez saisir gratuitement le médiateur de la consommation dont dépend l'agence.",
        ],
      },
    ],
  }),

  'use-conditions': ({ to }) => ({
    title: "Conditions d'utilisation du site",
    description: 'Ce que vous pouvez faire sur ce site, et ce à quoi nous nous engageons.',
    sections: [
      {
        title: 'Objet du site',
        body: [
          'Ce site présente des séjours, des activités et des cadeaux, et permet de les réserver. Il est publié à titre de démonstration.',
        ],
      },
      {
        title: 'Votre usage',
        body: [
          'Vous êtes libre de consulter, comparer et partager les pages pour votre usage personnel. En revanche, il est interdit :',
          [
            "d'extraire ou de réutiliser une part importante du catalogue sans accord écrit ;",
            'de réserver sous une fausse identité ou pour revendre ;',
            'de gêner le fonctionnement du site, par exemple par des requêtes automatisées en grand nombre.',
          ],
        ],
      },
      {
        title: 'Avis des voyageurs',
        body: [
          "Un avis ne peut être laissé que par une personne ayant séjourné à l'hôtel avec une réservation faite chez nous. Les avis sont publiés sans tri selon la note ; nous écartons les propos injurieux, hors sujet ou contenant des données personnelles.",
          "La note d'un hôtel est la moyenne des avis publiés, sur 10.",
        ],
      },
      {
        title: 'Classement des résultats',
        body: [
          'Sans autre choix de votre part, les résultats sont rangés selon le rapport entre qualité et prix : note des voyageurs, prix pour les critères demandés et intérêt des prestations comprises. Aucun hôtel ne paie pour être mieux placé.',
        ],
      },
      {
        title: 'Disponibilité',
        body: [
          "Nous faisons de notre mieux pour que le site fonctionne à toute heure. Une maintenance ou une panne peut l'interrompre ; vos réservations n'en souffrent pas.",
        ],
      },
      {
        title: 'Propriété intellectuelle',
        body: [
          'Textes, illustrations et marques appartiennent à Escale ou à leurs auteurs. Voir aussi les [mentions légales](' +
            to.page('legal-notice') +
            ').',
        ],
      },
    ],
  }),

  'legal-notice': ({ locale }) => {
    const company = companies[locale]
    return {
      title: 'Mentions légales',
      description: 'Éditeur, immatriculation, hébergement et crédits du site.',
      sections: [
        {
          title: 'Éditeur',
          body: [
            `${company.legalName}, ${company.address}`,
            [
              company.capital,
              company.registration,
              company.licence,
              `E-mail : [${company.email}](mailto:${company.email})`,
              `Téléphone : [${company.customerCare.phone}](${company.customerCare.phoneUrl})`,
            ],
            'Escale est une société inventée pour cette démonstration. Les numéros ci-dessus sont des exemples et ne désignent personne.',
          ],
        },
        {
          title: 'Garantie financière et assurance',
          body: [
            'Une agence de voyages indique ici son garant et son assureur en responsabilité civile professionnelle. Exemple : Garantie Exemple, 1 place du Modèle, 75000 Paris.',
          ],
        },
        {
          title: 'Hébergement',
          body: [
            'Le site est exécuté sur la plateforme choisie par la personne qui le déploie ; en démonstration locale, sur son propre ordinateur.',
          ],
        },
        {
          title: 'Crédits',
          body: [
            [
              'Données géographiques : © GeoNames (CC BY 4.0) et Natural Earth.',
              'Caractères : Fraunces et Figtree, sous licence SIL Open Font.',
              'Pictogrammes : Tabler Icons, sous licence MIT.',
              'Illustrations : dessinées pour ce projet ; aucune ne représente un hôtel existant.',
            ],
          ],
        },
      ],
    }
  },
}
