import type { HotelBook } from '../shared/hotel.ts'
import { pick } from '../shared/pick.ts'
import { grammar } from './grammar.ts'
import { hotelOpenings } from './hotel-openings.ts'
import type { FrenchUsage } from './usage.ts'

const { list } = grammar

function starred(stars: number): string {
  return stars === 0 ? '' : ` ${stars} ${stars === 1 ? 'étoile' : 'étoiles'}`
}

export function hotel(usage: FrenchUsage): HotelBook {
  return {
    opening: hotelOpenings,
    environment: {
      city: [
        'On sort à pied, le matin pour le café, le soir pour le dernier verre.',
        'Boutiques, musées et terrasses commencent au coin de la rue.',
        "Le quartier vit toute la journée et s'apaise le soir venu.",
      ],
      seaside: [
        "La plage est à portée de tongs et l'air sent le sel.",
        'Le matin, on descend voir la mer avant même le café.',
        'Par temps calme, on entend les vagues depuis les fenêtres ouvertes.',
      ],
      countryside: [
        'Autour, des prés, des haies et quelques clochers.',
        "La route s'arrête presque devant le portail ; au-delà, ce sont les champs.",
        "On s'endort dans un silence que la ville a oublié.",
      ],
      mountain: [
        "Les sentiers partent de la porte, les sommets ferment l'horizon.",
        "Ici, la lumière change dix fois par jour et l'air reste vif jusqu'en été.",
        'On y vient pour marcher, glisser ou simplement regarder.',
      ],
      lake: [
        "L'eau est toute proche : on y va pieds nus en été, emmitouflé en hiver.",
        "Le lac donne le ton, lisse au petit matin, animé l'après-midi.",
        'Un chemin fait le tour de la rive, idéal après le dîner.',
      ],
      forest: [
        'La forêt commence au bout du jardin.',
        'Les grands arbres gardent la fraîcheur et le silence.',
        'On croise plus souvent des écureuils que des voitures.',
      ],
      vineyard: [
        'Les rangs de vigne montent jusque sous les fenêtres.',
        "À l'automne, le vignoble passe du vert à l'or ; au printemps, il embaume.",
        'Les caves des voisins se visitent à pied.',
      ],
    },
    style: {
      charming: [
        "La décoration mêle meubles chinés et tissus clairs, sans rien d'apprêté.",
        "Parquets qui craquent, bouquets du jardin : le charme est partout, l'esbroufe nulle part.",
      ],
      design: [
        'Lignes nettes, belles matières, lumière étudiée : le décor est contemporain sans être froid.',
        'Le mobilier est signé, les couleurs franches, le confort très actuel.',
      ],
      classic: [
        'Le décor reste classique : tons doux, bons fauteuils, service attentif.',
        "On y retrouve les codes d'un hôtel de tradition, tenus avec soin.",
      ],
      romantic: [
        'Lumières tamisées, recoins tranquilles : tout invite au tête-à-tête.',
        'La maison a le goût des détails qui plaisent aux amoureux, des bougies du soir aux draps bien lisses.',
      ],
      family: [
        "Les familles y sont chez elles : on y rit fort et personne ne s'en plaint.",
        'Tout est prévu pour les enfants, des chaises hautes aux jeux de société.',
      ],
      luxury: [
        'Beaux volumes, matières précieuses, service discret : le luxe se remarque à peine et se vit pleinement.',
        "L'équipe devance les envies et n'en fait jamais trop.",
      ],
      eco: [
        "Ici, l'écologie se vit sans discours : bois local, produits du coin, chauffage raisonné.",
        "La maison fait attention à ce qu'elle consomme, et le confort n'y perd rien.",
      ],
      historic: [
        'Escaliers de pierre, poutres et boiseries racontent le passé de la maison.',
        "Les murs ont une histoire, et l'équipe la raconte volontiers.",
      ],
    },
    facility: {
      'indoor-pool': 'une piscine intérieure chauffée',
      'outdoor-pool': 'une piscine extérieure',
      spa: 'un spa',
      sauna: 'un sauna',
      hammam: 'un hammam',
      'hot-tub': 'un bain à remous',
      gym: 'une salle de sport',
      restaurant: 'un restaurant',
      bar: 'un bar',
      terrace: 'une terrasse',
      'room-service': 'un service en chambre',
      garden: 'un jardin',
      bikes: 'des vélos à emprunter',
      playground: `une ${usage.playground}`,
      'beach-access': 'un accès direct à la plage',
    },
    wellness: [
      (items, plural) => `pour se détendre, ${items} ${plural ? 'vous attendent' : 'vous attend'}.`,
      (items) => `côté bien-être, comptez sur ${items}.`,
      (items) => `après une journée dehors, on retrouve avec plaisir ${items}.`,
    ],
    table: [
      (items) => `sur place, vous trouverez aussi ${items}.`,
      (items, plural) => `pour un verre ou un repas, ${items} ${plural ? 'sont' : 'est'} à votre disposition.`,
      (items) => `inutile de ressortir le soir : la maison a ${items}.`,
    ],
    outdoors: [(items) => `pour prendre l'air : ${items}.`, (items) => `et dehors, ${items}.`, (items) => `à noter encore : ${items}.`],
    nearby(walking, distant, seed) {
      const onFoot = list(walking.map(({ phrase }) => phrase))
      const away = list(distant.map(({ phrase, km }) => `${phrase} (${km} km)`))
      const first =
        onFoot &&
        pick(seed, 'walking', [
          `On rejoint à pied ${onFoot}.`,
          `À quelques minutes à pied : ${onFoot}.`,
          `Sans reprendre la voiture, on peut voir ${onFoot}.`,
        ])
      const then =
        away &&
        pick(seed, 'distant', [
          `Dans les environs, ne manquez pas ${away}.`,
          `Pour une excursion : ${away}.`,
          `Un peu plus loin, on découvre ${away}.`,
        ])
      return [first, then].filter((text) => text).join(' ')
    },
    ecoSentence: [
      (items) => `la maison s'engage aussi, avec ${items}.`,
      (items) => `côté environnement, l'équipe mise sur ${items}.`,
      (items) => `${items} : l'établissement veille à son empreinte.`,
    ],
    eco: {
      'green-electricity': "une électricité d'origine renouvelable",
      'led-lighting': 'un éclairage à basse consommation',
      'no-single-use-plastic': 'la fin du plastique à usage unique',
      'waste-sorting': 'le tri des déchets',
      'local-produce': 'des produits locaux',
      'refillable-toiletries': 'des produits de toilette rechargeables',
      'water-saving': "des économies d'eau",
      'eco-label': 'un label écologique',
      composting: 'le compostage',
      'solar-panels': 'des panneaux solaires',
      'bee-hives': 'des ruches au jardin',
      'bike-friendly': 'un bon accueil des cyclistes',
    },
    address: (street, zip, town) => `${street}, ${zip} ${town}`,
    station: (minutes) => `gare à ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} à pied`,
    distance: ({ of, km }) => `à ${km} km ${of}`,
    parking: {
      free: 'Parking gratuit sur place, sans réservation.',
      paid: (euro) => `Parking sur place : ${euro} € par nuit, selon disponibilité.`,
      street: 'Pas de parking sur place ; stationnement dans la rue ou dans un parc public voisin.',
    },
    charging: 'Borne de recharge pour véhicules électriques.',
    checkTimes: (checkin, checkout) => `Arrivée à partir de ${checkin}, départ avant ${checkout}.`,
    identity: "Une pièce d'identité et une carte bancaire sont demandées à l'arrivée.",
    accessible: 'Chambres et parties communes accessibles aux personnes à mobilité réduite, à préciser lors de la réservation.',
    noLift: "Pas d'ascenseur : une chambre en rez-de-chaussée peut être demandée.",
    petsRefused: 'Les animaux ne sont pas admis.',
    pets: (price, maxWeight, max) =>
      `${max === 1 ? 'Un animal admis' : `Jusqu'à ${max} animaux admis`} (${maxWeight} kg au plus), ${price === 0 ? 'sans supplément' : `${price} € par nuit${max === 1 ? '' : ' et par animal'}, à régler sur place`}.`,
    breakfastHours: (from, to) => `Petit-déjeuner de ${from} à ${to}`,
    metaTitle: ({ name, place, stars }) =>
      `${name}${stars > 0 ? ` (${stars} étoiles)`.replace('(1 étoiles)', '(1 étoile)') : ''} ${grammar.places.in(place)}`,
    metaDescription: ({ name, place, stars }, facilities) =>
      `${name}, établissement${starred(stars)}${facilities ? ` : ${facilities}` : ''}. Photos, avis de voyageurs et séjours à prix doux ${grammar.places.in(place)}.`,
  }
}
