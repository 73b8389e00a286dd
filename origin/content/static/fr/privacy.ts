import { companies } from '../../company.ts'
import type { Pages } from '../pages.ts'

/** French: personal data, cookies, accessibility. */
export const privacy: Pick<Pages, 'data-protection' | 'cookies' | 'accessibility'> = {
  'data-protection': ({ locale, to }) => {
    const { legalName, email } = companies[locale]
    const authority = locale === 'fr_BE' ? "l'Autorité de protection des données (APD)" : 'la CNIL'
    return {
      title: 'Protection des données',
      description: 'Quelles données nous traitons, pourquoi, combien de temps, et comment exercer vos droits.',
      sections: [
        {
          body: [
            `${legalName} est responsable des données traitées sur ce site. Dans cette démonstration, aucune donnée personnelle n'est conservée.`,
          ],
        },
        {
          title: 'Ce que nous traitons, et pourquoi',
          body: [
            [
              "**Votre réservation** : nom, coordonnées, dates et participants, pour exécuter le contrat. L'hôtel reçoit ce qui lui est nécessaire pour vous accueillir.",
              '**Votre paiement** : il se fait chez le prestataire de paiement ; nous ne voyons pas le numéro de votre carte.',
              '**Vos messages** au service clients, pour y répondre.',
              "**La mesure d'audience et la personnalisation**, seulement si vous y consentez.",
            ],
          ],
        },
        {
          title: 'Combien de temps',
          body: [
            "Une réservation est conservée dix ans, comme la loi le demande pour les pièces comptables ; un message au service clients, trois ans ; une mesure d'audience, treize mois au plus.",
          ],
        },
        {
          title: 'Avec qui',
          body: [
            "L'hôtel ou le centre d'activité, le prestataire de paiement, l'outil du service clients. Personne d'autre, et jamais pour de la publicité.",
          ],
        },
        {
          title: 'Vos droits',
          body: [
            "Vous pouvez demander l'accès à vos données, leur rectification, leur effacement, leur portabilité, ou vous opposer à un traitement : écrivez à [" +
              email +
              '](mailto:' +
              email +
              ').',
            `Si notre réponse ne vous convient pas, vous pouvez saisir ${authority}.`,
            'Ce qui est enregistré dans votre navigateur est décrit sur la page [Cookies](' + to.page('cookies') + ').',
          ],
        },
      ],
    }
  },

  cookies: () => ({
    title: 'Cookies et stockage local',
    description: 'Ce que le site garde dans votre navigateur, à quoi cela sert et comment refuser.',
    sections: [
      {
        body: [
          "Rien n'est enregistré ni envoyé pour la mesure d'audience ou la personnalisation avant votre accord. Refuser est aussi simple qu'accepter, et le site fonctionne de la même façon.",
        ],
      },
      {
        title: 'Strictement nécessaire',
        body: [
          "Ces éléments n'appellent pas de consentement : sans eux, ce que vous demandez ne peut pas se faire.",
          [
            '**Votre choix en matière de cookies**, pour ne pas vous le redemander.',
            '**Vos trois dernières recherches**, proposées le temps de votre visite et oubliées quand vous fermez l’onglet.',
            '**La connexion à votre compte** : un jeton que les scripts ne peuvent pas lire, et un témoin qui dit seulement que vous êtes connecté. Supprimés à la déconnexion.',
            "**Le prénom et le message d'un cadeau** que vous préparez, gardés dans votre navigateur et nulle part ailleurs, jusqu'à ce que vous les effaciez.",
            '**Vos favoris, et les séjours et activités consultés récemment**, douze au plus : gardés dans votre navigateur et nulle part ailleurs, pour vous les montrer à nouveau. Un clic efface la liste.',
          ],
        ],
      },
      {
        title: 'Avec votre accord',
        body: [
          [
            "**Mesure d'audience** : un identifiant aléatoire, pour compter les visites et comprendre ce qui gêne.",
            '**Personnalisation** : les séjours et activités consultés récemment, douze au plus, affichés pour vous seul.',
          ],
        ],
      },
      {
        title: "Changer d'avis",
        body: [
          'Le lien « Préférences cookies », au bas de chaque page, rouvre le choix à tout moment. Effacer les données du site dans votre navigateur revient au même.',
        ],
      },
    ],
  }),

  accessibility: ({ locale }) => ({
    title: 'Accessibilité',
    description: 'Ce que nous visons, ce qui manque encore et comment nous signaler un obstacle.',
    sections: [
      {
        title: 'Notre objectif',
        body: [
          "Le site vise la conformité aux règles WCAG 2.2, niveau AA. On peut chercher, filtrer, choisir des dates et réserver au clavier seul, avec un lecteur d'écran, à 200 % de taille de texte et sans animation si votre appareil le demande.",
        ],
      },
      {
        title: 'Sans script',
        body: [
          'La recherche, les filtres, les résultats et la page de chaque séjour restent lisibles et utilisables quand les scripts ne se chargent pas.',
        ],
      },
      {
        title: 'Limites connues',
        body: ["La carte se parcourt surtout à la souris ou au doigt. Tout ce qu'elle montre figure aussi dans la liste des résultats."],
      },
      {
        title: 'Signaler un obstacle',
        body: [
          `Écrivez à [${companies[locale].email}](mailto:${companies[locale].email}) en précisant la page et l'outil utilisé : nous vous proposerons une solution, puis corrigerons la cause.`,
        ],
      },
    ],
  }),
}
