import type { LandingBook } from '../shared/landing.ts'
import type { FrenchUsage } from './usage.ts'

export function frenchThemes({ trip }: FrenchUsage): Pick<LandingBook, 'trip' | 'themeText' | 'themeLine'> {
  return {
    trip: {
      wellness: `${trip} spa et bien-être`,
      romantic: `${trip} romantique`,
      gastronomy: trip === 'escapade' ? 'escapade gourmande' : 'week-end gastronomique',
      family: `${trip} en famille`,
      city: 'city trip',
      seaside: `${trip} à la mer`,
      mountain: `${trip} à la montagne`,
      countryside: `${trip} à la campagne`,
      unusual: `${trip} insolite`,
      culture: trip === 'escapade' ? 'escapade culturelle' : 'week-end culturel',
    },
    themeText: {
      wellness: [
        'Un séjour bien-être tient à peu de chose : une eau chaude, des mains expertes, un peignoir et du silence. Regardez si le spa est en accès libre ou sur créneau, si le massage est compris, et gardez une matinée sans rien prévoir.',
        "Sauna, hammam, bassin chauffé : les offres précisent toujours ce qui est compris et pour combien de temps. Les créneaux de fin d'après-midi partent les premiers ; réservez le vôtre dès la confirmation.",
      ],
      romantic: [
        "Une belle chambre, une table au calme, une bouteille au frais : les séjours romantiques s'occupent de tout, jusqu'au petit-déjeuner servi tard. Prévenez l'hôtel si vous fêtez quelque chose, la surprise n'en sera que meilleure.",
        "Château, bord de mer ou ruelle de vieille ville : le décor compte, mais aussi ce qui l'accompagne. Dîner aux chandelles, spa privatif, départ tardif : choisissez l'attention qui vous ressemble.",
      ],
      gastronomy: [
        "Le dîner est compris, et c'est là tout l'intérêt : on goûte la cuisine d'un chef, puis l'on monte se coucher. Les menus suivent les saisons ; signalez vos allergies au moment de réserver.",
        "Bistrot de chef, table étoilée du voisinage ou ferme-auberge : chaque séjour indique le nombre de plats et ce que l'on boit avec. Gardez une petite faim pour le petit-déjeuner.",
      ],
      family: [
        "Chambres familiales, piscine, parc d'attractions ou accrobranche : ces séjours comptent les enfants dès la recherche et affichent le prix pour toute la famille. Les lits bébé sont gratuits dans la plupart des hôtels.",
        "Partir avec des enfants demande un peu d'espace et un programme souple. Nous avons retenu les hôtels où l'on dîne tôt, où l'on joue dehors et où personne ne soupire.",
      ],
      city: [
        "Un bon city trip commence par un hôtel bien placé : vous sortez, vous y êtes. Visite guidée, entrée au musée ou tour en bateau sont souvent compris, billets remis à l'arrivée.",
        'Venez en train, laissez vos bagages à la réception et marchez. Le dimanche soir est souvent la nuit la moins chère de la semaine, et les musées sont plus calmes le lundi matin, quand ils ouvrent.',
      ],
      seaside: [
        "La mer ne ferme pas à la fin août. D'octobre à mai, les plages se vident, les prix baissent et la lumière devient plus belle ; il reste le spa pour se réchauffer.",
        "Vue sur mer ou plage à pied, thalasso ou balade à vélo sur la digue : les fiches indiquent la distance réelle jusqu'à l'eau. Emportez un coupe-vent, même en juillet.",
      ],
      mountain: [
        "L'hiver pour la neige, l'été pour les sentiers, l'automne pour les couleurs : la montagne se visite douze mois sur douze. Beaucoup d'hôtels ont un sauna, bien utile au retour.",
        "Raquettes, randonnée accompagnée, bain chaud face aux sommets : choisissez l'effort, puis la récompense. En altitude, les soirées sont fraîches même en août.",
      ],
      countryside: [
        "Une ancienne ferme, une maison d'hôtes, un petit château : à la campagne, l'adresse compte autant que la région. On y vient pour dormir longtemps, marcher un peu et manger bien.",
        "Le vert repose, et ce n'est pas qu'une façon de parler. Vélos prêtés, panier pique-nique, table du soir : les séjours à la campagne sont souvent les plus complets.",
      ],
      unusual: [
        "Cabane perchée, lodge, château : une nuit insolite se choisit pour le lieu lui-même. Vérifiez l'accès, le chauffage et la salle de bains, tout est indiqué sur la fiche.",
        "Ces adresses ont peu de chambres et beaucoup d'admirateurs. En haute saison, réservez tôt ou partez en semaine : le dépaysement est le même.",
      ],
      culture: [
        "Un musée, un château, une vieille ville : le séjour comprend le billet d'entrée ou la visite, et l'hôtel se trouve à proximité. Le mieux est d'arriver la veille, pour entrer à l'ouverture.",
        "Les amateurs de patrimoine ont l'embarras du choix, des abbayes aux musées d'art moderne. Pensez au lundi, jour de fermeture de nombreux musées.",
      ],
    },
    themeLine: {
      wellness: [
        'Pour souffler, les séjours spa associent sauna, bassin chauffé et massage.',
        'Côté détente, le spa et les massages sont souvent compris dans le prix.',
      ],
      romantic: [
        'À deux, on choisira une belle chambre et un dîner aux chandelles.',
        'Les amoureux y trouvent des chambres avec vue et des tables tranquilles.',
      ],
      gastronomy: [
        'Les gourmands regarderont les séjours avec dîner, du menu du marché à la table gastronomique.',
        'Pour la table, plusieurs hôtels ont leur propre chef et une carte de saison.',
      ],
      family: [
        'Avec des enfants, parcs et chambres familiales facilitent tout.',
        'En famille, cherchez la piscine et les activités comprises.',
      ],
      city: [
        'En ville, mieux vaut loger au centre et tout faire à pied.',
        "Les citadins d'un jour aimeront les visites guidées et les musées.",
      ],
      seaside: [
        "Au bord de l'eau, on marche, on respire, on se réchauffe au spa.",
        "Pour l'air marin, préférez les hôtels à quelques pas de la plage.",
      ],
      mountain: [
        'À la montagne, les sentiers et les pistes partent parfois de la porte.',
        'Pour prendre de la hauteur, la montagne offre ses saisons contrastées.',
      ],
      countryside: [
        "À la campagne, on dort mieux et l'on mange ce qui pousse à côté.",
        "Pour se mettre au vert, fermes et maisons d'hôtes ont leurs habitués.",
      ],
      unusual: [
        "Envie d'autre chose ? Les nuits insolites se passent dans les arbres ou derrière de vieux remparts.",
        "Les lieux insolites plaisent autant aux grands qu'aux petits.",
      ],
      culture: [
        'Les curieux ont de quoi faire entre châteaux, musées et vieilles rues.',
        "Pour la culture, le billet d'entrée est souvent glissé dans le séjour.",
      ],
    },
  }
}
