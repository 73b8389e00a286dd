import type { StayBook } from '../shared/stay.ts'
import { bare } from '../shared/phrase-table.ts'
import { frenchPlaces } from './places.ts'
import { roomNames, viewPhrases } from './room.ts'
import { openings } from './stay-openings.ts'
import type { FrenchUsage } from './usage.ts'

const views: StayBook['viewSettings'] = {
  garden: ['côté jardin', 'vue jardin'],
  sea: ['face à la mer', 'vue mer', 'les yeux dans le bleu'],
  courtyard: ['au calme de la cour', 'côté cour'],
  rooftops: ['au-dessus des toits', 'vue sur les toits'],
  mountain: ['face aux sommets', 'vue montagne'],
  lake: ['face au lac', 'vue lac'],
  vineyard: ['face aux vignes', 'vue sur les vignes'],
  forest: ["à l'orée de la forêt", 'vue forêt'],
  street: ["au cœur de l'animation", 'à deux pas de tout'],
  canal: ['au fil du canal', 'vue canal'],
  countryside: ['face aux prés', 'vue campagne'],
}

export function stay(usage: FrenchUsage): StayBook {
  return {
    openers: {
      wellness: ['Parenthèse bien-être', 'Pause détente', 'Bulle de douceur', 'Escale bien-être', 'Échappée zen', 'Remise en forme', 'Grand calme', 'Lâcher-prise'],
      romantic: ['Parenthèse romantique', 'Escapade en amoureux', 'Tête-à-tête', 'Complices à deux', 'Duo tendre', 'Échappée à deux', 'Douceur à deux', 'Évasion romantique'],
      gastronomy: ['Escale gourmande', 'Étape gastronomique', 'Échappée épicurienne', 'Halte gourmande', 'Plaisirs de la table', 'Séjour gourmand', 'Rendez-vous des gourmets', 'Pause gourmande'],
      family: ['Aventure en famille', 'Échappée en tribu', 'Séjour avec les enfants', 'Petites vacances en famille', 'Évasion en famille', 'Bonheur en famille', 'Escapade petits et grands'],
      city: ['City trip', 'Escale citadine', 'Flânerie en ville', 'Pause urbaine', 'Échappée citadine', 'Rendez-vous en ville', 'Virée urbaine'],
      seaside: ['Bol d\'air marin', 'Parenthèse iodée', 'Escale au bord de l\'eau', 'Échappée marine', 'Pause iodée', 'Grand large', 'Air du large', 'Escapade iodée'],
      mountain: ['Grand air', 'Échappée en altitude', 'Cocon d\'altitude', 'Pause au sommet', 'Bol d\'air pur', 'Escapade alpine', 'Prise de hauteur'],
      countryside: ['Mise au vert', 'Échappée champêtre', 'Douceur champêtre', 'Pause nature', 'Retour au calme', 'Clé des champs', 'Escapade au vert'],
      unusual: ['Séjour insolite', 'Expérience insolite', 'Évasion hors du temps', 'Échappée originale', 'Dormir autrement', 'Parenthèse insolite', 'Parenthèse hors du commun'],
      culture: ['Escapade culturelle', 'Voyage dans le temps', 'Échappée au patrimoine', 'Pause culture', 'Sur les pas de l\'histoire', 'Escale au patrimoine', 'Séjour culture'],
    },
    labelsWithTopics: [
      ({ opener, topics, setting }) => `${opener} ${setting} avec ${topics}`,
      ({ opener, topics, setting }) => `${opener} : ${topics} ${setting}`,
      ({ topics, setting }) => `${topics} ${setting}`,
      ({ topics, setting, nights }) => `${nights} ${setting} avec ${topics}`,
      ({ topics, setting }) => `${setting} : ${topics}`,
      ({ opener, topics }) => `${opener} avec ${topics}`,
    ],
    labelsAlone: [
      ({ opener, setting }) => `${opener} ${setting}`,
      ({ opener, setting, nights }) => `${opener} : ${nights} ${setting}`,
      ({ setting, nights }) => `${nights} ${setting}`,
      ({ opener, setting, nights }) => `${opener}, ${nights} ${setting}`,
    ],
    viewSettings: views,
    environmentSettings: {
      city: ['en plein centre', 'au cœur de la ville'],
      seaside: ['en bord de mer', 'à deux pas de la plage'],
      countryside: ['en pleine campagne', 'au vert'],
      mountain: ['à la montagne', 'au pied des sommets'],
      lake: ['au bord du lac', 'près du lac'],
      forest: ['en lisière de forêt', 'au milieu des arbres'],
      vineyard: ['au milieu des vignes', 'au cœur du vignoble'],
    },
    typeSettings: {
      hotel: ['à l\'hôtel'],
      boutique: ['dans un boutique-hôtel'],
      chateau: ['au château', 'dans un château'],
      guesthouse: [usage.guesthouse === "Maison d'hôtes" ? "en maison d'hôtes" : "en chambre d'hôtes"],
      resort: ['en resort'],
      lodge: ['en lodge'],
      farmhouse: ['à la ferme', 'dans une ancienne ferme'],
      treehouse: ['dans les arbres', 'en cabane perchée'],
      aparthotel: ['en appart-hôtel'],
    },
    nearSetting: (sight) => (sight.km === 0 ? `à deux pas ${sight.of}` : `près ${sight.of}`),
    nightsWithBreakfast: (nights) => `${nights} avec petit-déjeuner`,
    nightsRoomOnly: (nights) => `${nights} en chambre seule`,
    roomLine: (nights, room) => `${nights} en ${roomNames[room.type]} (${room.sqm} m²), ${viewPhrases[room.view]}`,
    breakfastLine: 'le petit-déjeuner chaque matin',
    breakfastItem: 'le petit-déjeuner',
    opening: openings,
    breakfastSentence: [
      (from, to) => `le petit-déjeuner est compris, servi de ${from} à ${to}.`,
      (from, to) => `au réveil, le petit-déjeuner vous attend entre ${from} et ${to}.`,
      (from, to) => `chaque matin, de ${from} à ${to}, le petit-déjeuner est servi : pain frais, fruits, café bien chaud.`,
      (from) => `le petit-déjeuner, compris, est prêt dès ${from} pour les lève-tôt.`,
    ],
    roomSentence: [
      (room) => `vous dormez dans une ${room}.`,
      (room) => `pour la nuit, on vous a réservé une ${room}.`,
      (room) => `côté nuit, c'est une ${room}.`,
      (room) => `on vous installe dans une ${room}.`,
    ],
    roomPhrase: (type, sqm, view) => `${roomNames[type]} de ${sqm} m², ${viewPhrases[view]}`,
    closing: {
      wellness: ['On repart le dos léger et les idées claires.', 'Le téléphone, lui, peut rester dans le sac.', 'Quelques heures de ce régime valent bien une semaine de vacances.'],
      romantic: ['Le reste vous appartient.', 'Une occasion à fêter ? Dites-le-nous en réservant.', 'Il y a des anniversaires qui commencent plus mal.'],
      gastronomy: ['Prévoyez un peu d\'appétit et aucun horaire.', 'Les gourmands sauront où revenir.', 'On rentre avec des idées de recettes et une ou deux bouteilles.'],
      family: ['Les enfants dormiront bien, vous aussi.', 'Les plus petits ont droit à un lit bébé sur demande.', 'De quoi remplir l\'album photo en un seul séjour.'],
      city: ['Laissez la voiture : ici, tout se fait à pied.', 'La réception garde vos bagages le dernier jour, pour flâner jusqu\'au bout.', 'La ville fait le reste, de la première terrasse à la dernière vitrine.'],
      seaside: ['Glissez un coupe-vent dans le sac : c\'est par grand vent que la mer est la plus belle.', 'On rentre avec du sel sur les joues et du sable dans les chaussures.', 'Hors saison, la plage est à vous ou presque.'],
      mountain: ['En toute saison, l\'air y est meilleur qu\'en bas.', 'Pensez aux bonnes chaussures : les sentiers commencent tout près.', 'Le soir, on fait les comptes des sommets aperçus.'],
      countryside: ['Ici, le bruit le plus fort vient souvent des oiseaux.', 'Les bottes ne sont pas obligatoires, l\'envie de ne rien faire l\'est presque.', 'On y vient pour souffler, on en repart à regret.'],
      unusual: ['Une nuit que l\'on raconte longtemps.', 'Cela change des chambres numérotées.', 'Une idée de cadeau pour ceux qui ont déjà tout.'],
      culture: ['La réception vous prête volontiers un plan et ses bonnes adresses.', 'De quoi rentrer avec deux ou trois histoires à raconter.', 'Les curieux trouveront sur place de quoi prolonger.'],
    },
    nearSentence: [
      ({ of, km }) => (km === 0 ? `vous êtes à quelques minutes à pied ${of}.` : `vous serez à ${km} km ${of}.`),
      ({ phrase, km }) => (km === 0 ? `on rejoint à pied ${phrase}.` : `à ${km} km, ${phrase} mérite le détour.`),
      ({ phrase, km }) => (km === 0 ? `tout près : ${phrase}.` : `profitez-en pour voir ${phrase}, à ${km} km.`),
    ],
    metaTitle: (label, hotel) => `${label} – ${hotel.name}, ${bare(hotel.place.name.fr)}`,
    metaDescription: (nights, includes, hotel) =>
      `${nights} ${frenchPlaces.in(hotel.place)} : ${hotel.name}${hotel.stars > 0 ? ` (${hotel.stars} étoile${hotel.stars > 1 ? 's' : ''})` : ''}${includes ? `, avec ${includes}` : ''}. Choisissez vos dates, comparez les prix et réservez en ligne.`,
  }
}
