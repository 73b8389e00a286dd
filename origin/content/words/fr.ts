import type { Words } from './words.ts'

/** French, as in France. */
export const fr: Words = {
  themes: {
    wellness: { title: 'Bien-être et spa', subtitle: 'Sauna, hammam, piscine chauffée' },
    romantic: { title: 'En amoureux', subtitle: 'Une belle chambre, rien que vous deux' },
    gastronomy: { title: 'Gourmand', subtitle: 'Tables de chef et produits du coin' },
    family: { title: 'En famille', subtitle: 'Des chambres assez grandes pour tout le monde' },
    city: { title: 'En ville', subtitle: 'Musées, terrasses et bonnes adresses' },
    seaside: { title: 'Bord de mer', subtitle: 'Le réveil au bruit des vagues' },
    mountain: { title: 'Montagne', subtitle: 'Grand air, chalets et bains nordiques' },
    countryside: { title: 'Campagne', subtitle: 'Manoirs, jardins et petits chemins' },
    unusual: { title: 'Insolite', subtitle: 'Une nuit dans les arbres, par exemple' },
    culture: { title: 'Culture', subtitle: 'Châteaux, expositions et vieilles pierres' },
  },
  week: {
    wellness: {
      title: 'Semaine bien-être',
      subtitle: "Peignoir, tisane et grand bassin : notre sélection d'hôtels avec spa pour souffler deux jours.",
      cta: 'Voir les séjours bien-être',
    },
    romantic: {
      title: 'Semaine en amoureux',
      subtitle: 'Un dîner aux chandelles, une grasse matinée, et personne pour vous presser.',
      cta: 'Voir les séjours en amoureux',
    },
    gastronomy: {
      title: 'Semaine gourmande',
      subtitle: "Des maisons où l'on dort à deux pas d'une très bonne table.",
      cta: 'Voir les séjours gourmands',
    },
    seaside: {
      title: 'Cap sur la mer',
      subtitle: 'Deux jours de sable, de sel et de ciel : nos hôtels les plus proches de la plage.',
      cta: 'Voir les séjours en bord de mer',
    },
    mountain: {
      title: "Prendre de l'altitude",
      subtitle: 'Un chalet, un bain chaud, des sommets : le week-end se joue là-haut.',
      cta: 'Voir les séjours à la montagne',
    },
    city: { title: 'Échappée en ville', subtitle: 'Une gare, un bon hôtel, et tout le reste à pied.', cta: 'Voir les séjours en ville' },
    unusual: {
      title: 'Dormir ailleurs',
      subtitle: 'Cabanes perchées, domaines secrets : des nuits dont on reparle.',
      cta: 'Voir les séjours insolites',
    },
  },
  menu: {
    destinations: 'Destinations',
    themes: 'Thèmes',
    boxes: 'Coffrets cadeaux',
    giftCard: 'Carte cadeau',
    activities: 'Activités',
    inspirations: 'Inspirations',
    gifts: 'Offrir',
    voucher: 'Offrir un séjour',
    useGift: 'Utiliser un bon cadeau',
    useBox: 'Utiliser un coffret',
  },
  booking: {
    seo: {
      title: 'Week-ends et courts séjours tout compris',
      description:
        'Hôtel, petit-déjeuner et activité réunis dans un même séjour : choisissez votre week-end en France ou chez nos voisins, réservez en ligne, changez de dates si besoin.',
    },
    hero: {
      title: 'Et si on partait ce week-end ?',
      subtitle: 'Hôtel, petit-déjeuner et un petit quelque chose en plus : il ne reste que la valise à faire.',
    },
    points: [
      {
        icon: 'bed',
        title: 'Plus que des nuits',
        text: 'Chaque séjour réunit un bel hôtel, le petit-déjeuner et une expérience sur place.',
      },
      {
        icon: 'calendarCheck',
        title: "L'esprit tranquille",
        text: "Un imprévu ? Beaucoup de séjours se modifient sans frais jusqu'à quelques jours avant l'arrivée.",
      },
      { icon: 'tag', title: 'Des prix négociés', text: 'Nous discutons chaque offre directement avec les hôteliers, taxes comprises.' },
    ],
    topBar: {
      text: 'Changement de programme ? La date limite de modification gratuite est indiquée sur chaque séjour.',
      cta: 'Comment ça marche',
    },
    popular: {
      title: 'Les séjours que vous préférez',
      subtitle: 'Les plus réservés du moment, partout en France',
      cta: 'Voir tous les séjours',
    },
    themes: "Quelle est l'envie du moment ?",
    destinations: 'Où partir ?',
    gift: {
      title: "Un week-end, ça se partage. Ça s'offre aussi.",
      subtitle: 'Vous choisissez le séjour, ils choisissent la date. Le bon cadeau arrive par e-mail, aussitôt.',
      boxes: 'Voir les coffrets',
      vouchers: 'Offrir un séjour',
    },
    boxes: { title: 'Nos coffrets cadeaux', subtitle: 'À déballer maintenant, à vivre pendant 18 mois', cta: 'Tous les coffrets' },
  },
  gifting: {
    seo: {
      title: 'Offrir un week-end : bons cadeaux et coffrets séjour',
      description:
        'Bon cadeau pour un séjour, coffret, carte cadeau ou activité : offrez un week-end à deux, par e-mail ou par courrier. Le bénéficiaire choisit ses dates.',
    },
    hero: { title: 'Offrez-leur le large', subtitle: 'Vous choisissez le cadeau, ils choisissent le moment.' },
    points: [
      {
        icon: 'gift',
        title: 'Un vrai séjour à offrir',
        text: 'Un hôtel, le petit-déjeuner et une expérience : le cadeau a un nom et un visage.',
      },
      {
        icon: 'calendarCheck',
        title: 'Les dates, à leur rythme',
        text: "Vous choisissez l'escapade, les bénéficiaires réservent quand cela leur convient.",
      },
      { icon: 'tag', title: 'Des prix négociés', text: 'Les mêmes offres que pour vous, discutées avec les hôteliers.' },
    ],
    topBar: {
      text: 'En retard ? Le bon cadeau numérique part par e-mail dès le paiement, même un dimanche soir.',
      cta: 'Offrir un séjour',
    },
    boxes: {
      title: 'Les coffrets les plus offerts',
      subtitle: 'Vous donnez le thème, ils choisissent leur séjour',
      cta: 'Tous les coffrets',
    },
    kinds: {
      title: 'Quatre façons de faire plaisir',
      box: { title: 'Le coffret', subtitle: 'Un thème, des dizaines de séjours à choisir. Valable 18 mois.' },
      voucher: { title: 'Le séjour choisi par vous', subtitle: 'Cet hôtel et pas un autre ; à eux les dates. Valable 12 mois.' },
      giftCard: { title: 'La carte cadeau', subtitle: 'Le montant de votre choix, sur tout le site. Valable 18 mois.' },
      activity: { title: "L'activité", subtitle: 'Un massage, une dégustation, un vol en ballon… Valable 12 mois.' },
    },
    romantic: {
      title: 'Pour un couple',
      subtitle: 'Des séjours à offrir pour un anniversaire, des noces, ou sans raison',
      cta: 'Voir les séjours à offrir',
    },
    lastMinute: {
      title: "C'est pour ce soir ?",
      subtitle: 'Choisissez le format numérique : le bon arrive dans votre boîte e-mail avec votre mot, prêt à transférer ou à imprimer.',
      cta: 'Trouver un cadeau',
    },
    ideas: 'À chacun son échappée',
    card: {
      title: 'La carte cadeau, quand on hésite',
      subtitle: 'Un montant libre, à dépenser en séjours, en coffrets ou en activités.',
      cta: 'Choisir un montant',
    },
    wellness: {
      title: 'Pour celles et ceux qui ont mérité une pause',
      subtitle: 'Spa, massages et bassins chauffés, à offrir',
      cta: 'Voir les séjours bien-être',
    },
  },
  activity: {
    seo: {
      title: 'Activités et expériences à offrir ou à vivre',
      description:
        'Massage, dégustation, vol en montgolfière, cours de cuisine : des activités pour tous les budgets, à offrir ou à vivre, date au choix et cadeau échangeable.',
    },
    hero: { title: 'Une journée pas comme les autres', subtitle: 'Des activités à vivre près de chez vous, ou à offrir.' },
    points: [
      { icon: 'sparkles', title: 'Un cadeau personnel', text: 'Ajoutez votre prénom et quelques mots.' },
      { icon: 'wallet', title: 'Pour tous les budgets', text: 'De la visite à deux au vol en montgolfière.' },
      { icon: 'calendarCheck', title: 'À la date de leur choix', text: 'Le bénéficiaire réserve quand il veut, pendant 12 mois.' },
      { icon: 'refresh', title: 'Échangeable', text: "L'idée ne plaît pas ? Le cadeau s'échange contre une autre activité." },
    ],
    popular: { title: 'Les activités du moment', subtitle: 'Les plus demandées près de chez vous', cta: 'Voir toutes les activités' },
    kinds: {
      title: 'De quoi ont-ils envie ?',
      wellness: { title: 'Se détendre', subtitle: 'Massages, hammam, bains' },
      gastronomy: { title: 'Se régaler', subtitle: 'Dégustations et cours de cuisine' },
      family: { title: "S'amuser en famille", subtitle: 'Parcs, accrobranche, escape games' },
      romantic: { title: 'À deux', subtitle: 'Balade en barque, dîner, soins en duo' },
      culture: { title: 'Découvrir', subtitle: 'Musées, châteaux, visites guidées' },
      unusual: { title: 'Oser', subtitle: 'Montgolfière, karting, voile' },
    },
    outdoors: { title: "Un grand bol d'air", subtitle: "À pied, à cheval, à vélo ou sur l'eau", cta: 'Voir les activités de plein air' },
    gift: {
      title: "Pas sûr de l'activité ?",
      subtitle: 'La carte cadeau laisse choisir : une activité, un séjour ou un coffret.',
      cta: 'Offrir une carte cadeau',
    },
    topBar: { text: 'Une activité offerte reste échangeable pendant toute sa validité.', cta: 'Tout savoir sur les cadeaux' },
  },
  bars: {
    week: (theme) => `${theme} : la sélection`,
    weekCta: 'Les séjours de la semaine',
    giftSoon: 'Un cadeau à faire ? Par e-mail, il arrive tout de suite',
    giftCard: 'La carte cadeau, du montant de votre choix',
    activities: 'Et juste une activité ?',
    flexible: 'Modification gratuite : les conditions',
  },
  announcements: {
    booking: {
      lead: 'Partez sans vous engager trop tôt :',
      rest: 'la date limite de modification gratuite est affichée sur chaque séjour.',
    },
    gifting: { lead: 'Livraison des coffrets :', rest: '2 à 4 jours ouvrés par courrier, immédiate par e-mail.' },
    product: { lead: 'Payez à votre rythme :', rest: 'en 3 ou 4 fois, ou plus tard, pour les séjours qui le permettent.' },
  },
}
