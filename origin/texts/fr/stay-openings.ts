import type { StayBook } from '../shared/stay.ts'

export const openings: StayBook['opening'] = {
  wellness: [
    ({ nights, hotel, in: place }) => `Débranchez le temps d'un séjour ${place} : ${hotel} vous garde ${nights} de calme et de douceur.`,
    ({ nights, hotel, in: place }) => `${nights} pour souffler, rien de moins : ${hotel} vous ouvre ses portes ${place}.`,
    ({ nights, hotel, in: place }) =>
      `Quand il faut lever le pied, ${hotel} a la solution ${place} : ${nights} sans réveil ni programme chargé.`,
    ({ nights, hotel, in: place }) =>
      `Ici, on prend soin de vous : ${hotel} vous reçoit ${nights} ${place}, le temps de retrouver un rythme qui fait du bien.`,
  ],
  romantic: [
    ({ nights, hotel, in: place }) => `À deux, ${place} : ${hotel} a tout ce qu'il faut pour changer ${nights} en souvenir.`,
    ({ nights, hotel, in: place }) => `${nights} en amoureux ${place}, loin des agendas : ${hotel} se charge du décor, vous du reste.`,
    ({ nights, hotel, in: place }) =>
      `On confie les enfants, on coupe les notifications et l'on file ${place} : ${hotel} vous attend pour ${nights} en tête à tête.`,
    ({ nights, hotel, in: place }) =>
      `Un anniversaire, une demande, ou juste l'envie d'être ensemble : ${hotel} vous accueille ${place} pour ${nights}.`,
  ],
  gastronomy: [
    ({ nights, hotel, in: place }) =>
      `On vient ${place} pour la table, et l'on reste pour ${nights} : ${hotel} sait recevoir les gourmands.`,
    ({ nights, hotel, in: place }) =>
      `Bien manger, bien boire, bien dormir : trois verbes et ${nights} ${place}, voilà tout le programme avec ${hotel}.`,
    ({ nights, hotel, in: place }) =>
      `${hotel} vous met à table ${place}. ${nights.charAt(0).toUpperCase()}${nights.slice(1)} pour goûter la région sans reprendre le volant.`,
    ({ nights, hotel, in: place }) =>
      `Voici un séjour qui se déguste : ${hotel} vous garde ${nights} ${place}, avec les saveurs du pays dans l'assiette.`,
  ],
  family: [
    ({ nights, hotel, in: place }) =>
      `Les valises, les doudous, et en route ${place} : ${hotel} accueille les familles pour ${nights} qui changent de la maison.`,
    ({ nights, hotel, in: place }) => `${nights} ${place} avec les enfants : ${hotel} vous attend, les petits comme les grands.`,
    ({ nights, hotel, in: place }) =>
      `Pour se fabriquer des souvenirs, il suffit de peu : ${nights} ensemble ${place}, et ${hotel} pour vous recevoir sans chichis.`,
    ({ nights, hotel, in: place }) =>
      `Pour une fois, tout le monde est d'accord : ce sera ${place} et ${hotel} garde à votre tribu ${nights}, jeux et goûters en vue.`,
  ],
  city: [
    ({ nights, hotel, in: place }) =>
      `Posez vos bagages, ${hotel} s'en occupe, et partez à pied : ${nights} ${place}, c'est l'occasion de prendre la ville par ses petites rues.`,
    ({ nights, hotel, in: place }) =>
      `Terrasses, vitrines, musées, marchés : le temps passe vite ${place}, et ${hotel} vous garde ${nights} pour en profiter.`,
    ({ nights, hotel, in: place }) =>
      `Pour changer de trottoir, ${hotel} vous accueille ${nights} ${place}, là où l'on sort sans prendre la voiture.`,
    ({ nights, hotel, in: place }) =>
      `Un matin au marché, un soir en terrasse : ${hotel} vous loge ${nights} ${place}, et la ville fait le programme.`,
  ],
  seaside: [
    ({ nights, hotel, in: place }) =>
      `Respirez, l'air du large commence ${place} : ${hotel} vous héberge ${nights}, entre promenade sur le sable et retour au chaud.`,
    ({ nights, hotel, in: place }) => `${nights} au rythme des marées ${place} : ${hotel} vous attend, les volets ouverts sur l'air marin.`,
    ({ nights, hotel, in: place }) =>
      `La mer en toute saison, voilà l'idée : ${hotel} vous reçoit ${place} pour ${nights} à marcher, lire et regarder l'horizon.`,
    ({ nights, hotel, in: place }) => `Direction ${hotel}, ${place}, pour ${nights} qui sentent le sel et la crème solaire.`,
  ],
  mountain: [
    ({ nights, hotel, in: place }) =>
      `L'air se rafraîchit, les lacets s'enchaînent, et vous voilà ${place} : ${hotel} vous attend pour ${nights} en altitude.`,
    ({ nights, hotel, in: place }) =>
      `${nights} ${place}, le temps d'une belle marche et d'un long repas : ${hotel} a les sommets pour voisins.`,
    ({ nights, hotel, in: place }) =>
      `La montagne entre par la fenêtre : ${hotel} vous attend ${place} pour ${nights}, chaussures aux pieds ou plaid sur les genoux.`,
    ({ nights, hotel, in: place }) =>
      `Prenez de la hauteur : ${nights} ${place}, avec ${hotel} comme camp de base, et la vallée tout en bas.`,
  ],
  countryside: [
    ({ nights, hotel, in: place }) =>
      `La clé des champs, c'est ${hotel} qui vous la donne : ${nights} ${place}, avec le chant du coq pour seul réveil.`,
    ({ nights, hotel, in: place }) => `Un chemin, des haies, un portail ouvert : ${hotel} vous accueille ${place} pour ${nights} au vert.`,
    ({ nights, hotel, in: place }) =>
      `${nights} ${place}, sans embouteillage ni sonnette : ${hotel} laisse la campagne faire tout le travail.`,
    ({ nights, hotel, in: place }) =>
      `Mettez-vous au vert ${place} : ${hotel} vous reçoit ${nights}, le temps d'oublier où vous avez posé vos clés.`,
  ],
  unusual: [
    ({ nights, hotel, in: place }) =>
      `Oubliez les couloirs d'hôtel : ${hotel} vous propose ${place} ${nights} comme vous n'en avez pas encore passé.`,
    ({ nights, hotel, in: place }) =>
      `${hotel}, ${place}, fait partie des lieux que l'on montre en photo sans être cru : ${nights} pour vérifier.`,
    ({ nights, hotel, in: place }) => `${nights} pour faire un pas de côté : ${hotel} vous surprend ${place}, et c'est tout l'intérêt.`,
    ({ nights, hotel, in: place }) =>
      `Dormir autrement, voilà l'idée : ${hotel} vous donne rendez-vous ${place} pour ${nights} hors des sentiers battus.`,
  ],
  culture: [
    ({ nights, hotel, in: place }) =>
      `Des pierres, des tableaux, des histoires : il y a beaucoup à voir ${place}, et ${hotel} vous donne ${nights} d'avance.`,
    ({ nights, hotel, in: place }) =>
      `${hotel} est un bon point de départ pour qui aime lever les yeux. Comptez ${nights} ${place}, carnet en poche.`,
    ({ nights, hotel, in: place }) =>
      `Musées le matin, vieilles rues l'après-midi : ${hotel} vous loge ${nights} ${place}, au plus près du patrimoine.`,
    ({ nights, hotel, in: place }) =>
      `Partez sur les traces de ceux qui ont fait la région : ${hotel} vous loge ${nights} ${place}, entre visites et longues pauses.`,
  ],
}
