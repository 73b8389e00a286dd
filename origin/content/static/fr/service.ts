import { companies } from '../../company.ts'
import { openingHours } from '../../hours.ts'
import { facts } from '../facts.ts'
import type { Pages } from '../pages.ts'

const { instalments, deferred, valid, delivery } = facts

/** French: questions, help, payment, gifts, and who we are. */
export const service: Pick<Pages, 'faq' | 'help' | 'payment' | 'gifts' | 'about'> = {
  faq: ({ to }) => ({
    title: 'Questions fréquentes',
    description: 'Modifier, annuler, payer, offrir : les réponses aux questions qui reviennent le plus souvent.',
    sections: [
      {
        title: 'Comment modifier ma réservation ?',
        body: [
          'Ouvrez [Retrouver ma réservation](' +
            to.bookingLookup +
            "), saisissez votre numéro à 8 chiffres et votre e-mail, puis choisissez d'autres dates. C'est gratuit jusqu'à la date limite indiquée dans votre confirmation ; seule une différence de prix peut s'ajouter.",
        ],
      },
      {
        title: 'Comment annuler, et que me rembourse-t-on ?',
        body: [
          `Au même endroit. Avant la date limite, ${facts.refund} % du prix de chaque nuit vous sont remboursés ; après, plus rien. Les offres non remboursables sont signalées avant l'achat.`,
        ],
      },
      {
        title: "Je n'ai pas reçu ma confirmation",
        body: [
          "Regardez d'abord dans les courriers indésirables. Sinon, [écrivez-nous](" +
            to.contact +
            ') en choisissant « e-mail de confirmation » : nous vous la renvoyons.',
        ],
      },
      {
        title: 'Comment utiliser un bon ou un coffret reçu en cadeau ?',
        body: [
          'Saisissez le code de votre bon sur [Utiliser un bon cadeau](' +
            to.beneficiary +
            ') ou le numéro de votre coffret sur [Utiliser un coffret](' +
            to.boxLogin +
            "), choisissez vos dates, et c'est réservé.",
        ],
      },
      {
        title: 'Puis-je venir avec des enfants ?',
        body: [
          "Oui, si la chambre le permet : indiquez le nombre d'enfants (3 à 11 ans) et de bébés (0 à 2 ans) dans la recherche, nous ne montrons alors que les chambres assez grandes. Un cadeau, lui, est toujours prévu pour 2 adultes.",
        ],
      },
      {
        title: 'Les animaux sont-ils acceptés ?',
        body: [
          'Dans certains hôtels : cochez « Animaux acceptés » dans les filtres. Le supplément éventuel, réglé sur place, est indiqué sur la page du séjour.',
        ],
      },
      {
        title: "Faut-il payer quelque chose à l'hôtel ?",
        body: [
          "La taxe de séjour quand elle se règle sur place, le parking s'il est payant, et vos dépenses personnelles. Le reste est compris dans le prix.",
        ],
      },
      { title: 'Puis-je réserver pour ce soir ?', body: [`Oui, jusqu'à ${facts.cutOff} h, quand l'hôtel a encore une chambre.`] },
      {
        title: 'Comment obtenir une facture ?',
        body: ['Sur la page [contact](' + to.contact + '), bouton « Demander une facture » : elle vous est envoyée par e-mail.'],
      },
    ],
  }),

  help: ({ locale, to }) => {
    const { customerCare } = companies[locale]
    return {
      title: "Centre d'aide",
      description: 'Avant, pendant et après votre séjour : où trouver une réponse, et comment nous joindre.',
      sections: [
        {
          title: 'Avant de partir',
          body: [
            [
              'La date limite de modification gratuite est écrite sur la page du séjour et dans votre confirmation.',
              'Modifier ou annuler : [Retrouver ma réservation](' + to.bookingLookup + ').',
              'Une question déjà posée : [Questions fréquentes](' + to.page('faq') + ').',
            ],
          ],
        },
        {
          title: 'Sur place',
          body: [
            "Présentez à l'accueil votre nom et votre numéro de réservation. Les horaires d'arrivée, du petit-déjeuner et des activités figurent sur la page du séjour. Si quelque chose manque, dites-le à l'hôtel, puis appelez-nous : nous réglons cela avec lui.",
          ],
        },
        {
          title: 'Au retour',
          body: [
            'Vous recevez une invitation à donner votre avis ; il est publié tel quel, bon ou mauvais. Pour une réclamation, passez par la page [contact](' +
              to.contact +
              ').',
          ],
        },
        {
          title: 'Nous joindre',
          body: [
            [
              `Par téléphone : [${customerCare.phone}](${customerCare.phoneUrl})`,
              ...openingHours[locale].contact,
              locale === 'fr_BE' ? 'Par chat : du lundi au vendredi, de 9h à 18h' : 'Par chat : du lundi au vendredi, de 9 h à 18 h',
              `Par message : réponse sous ${facts.reply} heures, depuis la page [contact](${to.contact})`,
            ],
          ],
        },
      ],
    }
  },

  payment: ({ locale }) => ({
    title: 'Moyens de paiement',
    description: 'Payer en une fois, en 3 ou 4 fois, ou plus tard : les moyens acceptés et les conditions.',
    sections: [
      {
        title: 'En une fois',
        body: [
          'Nous acceptons :',
          [...companies[locale].paymentMethods],
          "Une carte cadeau ou un bon se déduit du total ; le reste se règle avec l'un de ces moyens.",
        ],
      },
      {
        title: 'En 3 ou 4 fois',
        body: [
          [
            `En 3 fois : de ${instalments.three.from} à ${instalments.three.to} €, arrivée dans ${instalments.days} jours au moins.`,
            `En 4 fois : de ${instalments.four.from} à ${instalments.four.to} €, arrivée dans ${instalments.days} jours au moins.`,
          ],
          "Les mensualités sont égales ; les frais, affichés avant de valider, s'ajoutent à la première. L'accord dépend du prestataire de paiement. Un crédit vous engage et doit être remboursé.",
        ],
      },
      {
        title: 'Plus tard',
        body: [
          `Si votre arrivée est dans ${deferred.days} jours ou plus, vous pouvez réserver aujourd'hui et n'être débité que ${deferred.taken} jours avant l'arrivée, ou à la date limite d'annulation si elle tombe plus tôt.`,
        ],
      },
      {
        title: 'Sécurité',
        body: [
          'Le paiement se fait sur la page du prestataire, sur une liaison chiffrée. Nous ne recevons ni ne gardons le numéro de votre carte.',
        ],
      },
    ],
  }),

  gifts: ({ locale, to }) => {
    const card = locale === 'fr_BE' ? 'Le chèque-cadeau' : 'La carte cadeau'
    return {
      title: "Bons et coffrets : mode d'emploi",
      description: "Ce que contient chaque cadeau, combien de temps il est valable, comment il arrive et comment on l'utilise.",
      sections: [
        {
          title: 'Quatre cadeaux',
          body: [
            [
              `**Le coffret** : vous choisissez le thème, ils choisissent le séjour. Valable ${valid.box} mois. [Voir les coffrets](${to.boxes})`,
              `**Le séjour** : vous choisissez l'hôtel et le programme, ils choisissent les dates. Valable ${valid.singleVoucher} mois. [Offrir un séjour](${to.stays}?flow=gifting)`,
              `**${card}** : un montant libre, sur tout le site. Valable ${valid.giftCard} mois. [Choisir un montant](${to.giftCard})`,
              `**L'activité** : une expérience sans nuit d'hôtel. Valable ${valid.activity} mois. [Voir les activités](${to.activities})`,
            ],
            "Un séjour offert est prévu pour 2 adultes, une à trois nuits selon l'offre.",
          ],
        },
        {
          title: 'Numérique ou par courrier',
          body: [
            `Le format numérique arrive par e-mail dès le paiement, avec votre mot. Le coffret imprimé arrive par courrier sous ${delivery.min} à ${delivery.max} jours ouvr${locale === 'fr_BE' ? 'ables' : 'és'} ; les frais d'envoi sont affichés avant de payer.`,
          ],
        },
        {
          title: "L'utiliser",
          body: [
            [
              'Saisissez le code : [bon cadeau](' + to.beneficiary + ') ou [coffret](' + to.boxLogin + ').',
              'Choisissez le séjour, puis les dates disponibles.',
              'Si le séjour dépasse la valeur du cadeau, la différence se règle en ligne.',
            ],
          ],
        },
        {
          title: "L'échanger",
          body: [
            "Pendant toute sa validité, un cadeau s'échange contre un autre séjour, une autre activité ou un autre coffret. S'il a expiré depuis peu, [parlez-nous-en](" +
              to.contact +
              ').',
          ],
        },
        {
          title: 'Se rétracter',
          body: [`L'acheteur a ${facts.withdrawal} jours pour changer d'avis, tant que le cadeau n'a pas été utilisé.`],
        },
      ],
    }
  },

  about: ({ to }) => ({
    title: 'Qui sommes-nous ?',
    description: "Escale, des séjours courts où l'hôtel, le petit-déjeuner et l'activité ne font qu'un.",
    sections: [
      {
        body: [
          "Escale part d'une idée simple : on n'a pas besoin d'aller loin ni longtemps pour se sentir ailleurs. Une nuit ou deux, un hôtel choisi avec soin, quelque chose à vivre sur place, et tout cela dans une seule réservation.",
        ],
      },
      {
        title: 'Comment nous choisissons',
        body: [
          "Chaque hôtel est retenu pour sa situation, son accueil et ce qu'il propose en plus de la chambre. Les avis de nos voyageurs décident de la suite.",
        ],
      },
      {
        title: 'Comment nous fixons les prix',
        body: [
          "Nous négocions chaque séjour avec l'hôtelier et affichons un prix complet, taxes comprises. Ce qui se règle sur place est écrit avant de réserver.",
        ],
      },
      {
        title: 'Ce que nous ne faisons pas',
        body: [
          "Ni compte à rebours imaginaire, ni fausse rareté : quand nous écrivons qu'il reste deux chambres sur notre site, c'est le nombre que l'hôtel nous a donné.",
        ],
      },
      {
        title: 'Une démonstration',
        body: [
          "Escale n'existe pas. Les hôtels, les avis et les prix de ce site sont imaginés, et rien ne s'y vend. Une idée de départ malgré tout ? Voici [nos inspirations](" +
            to.ideas +
            ').',
        ],
      },
    ],
  }),
}
