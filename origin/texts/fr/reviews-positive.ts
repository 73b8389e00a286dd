import type { ReviewBook } from '../shared/review.ts'
import type { FrenchUsage } from './usage.ts'

export function positives({ great }: FrenchUsage): ReviewBook['positives'] {
  return {
    welcome: {
      noun: "l'accueil",
      sentences: [
        `${great} accueil, on se sent attendus.`,
        'Un accueil vraiment chaleureux, du début à la fin.',
        'La personne à la réception a été adorable.',
        'Accueil souriant malgré notre arrivée tardive.',
      ],
    },
    breakfast: {
      noun: 'le petit-déjeuner',
      sentences: [
        'Petit-déjeuner copieux et varié, avec de bons produits.',
        'Le petit-déjeuner est un régal, surtout les confitures maison.',
        'On a adoré le petit-déjeuner, tout est frais.',
        "Très bon pain et vrai jus d'orange au petit-déjeuner.",
      ],
    },
    quiet: {
      noun: 'le calme',
      sentences: [
        'Un calme absolu, on a dormi comme des bébés.',
        'Très calme la nuit, aucun bruit.',
        "Quel calme ! Exactement ce qu'il nous fallait.",
      ],
    },
    view: {
      noun: 'la vue',
      sentences: [
        'La vue depuis la chambre est magnifique.',
        'On a pris le café devant la fenêtre rien que pour la vue.',
        'Vue superbe au réveil.',
      ],
    },
    bed: {
      noun: 'la literie',
      sentences: [
        'Literie excellente.',
        "Le lit est très confortable, rare à l'hôtel.",
        "On a si bien dormi qu'on a failli rater le petit-déjeuner.",
        'Matelas parfait.',
      ],
    },
    spa: {
      noun: 'le spa',
      sentences: [
        'Le spa est superbe et bien entretenu.',
        'Beau moment de détente au spa.',
        'On a passé deux heures au spa sans voir le temps passer.',
      ],
    },
    dinner: {
      noun: 'le dîner',
      sentences: [
        'Dîner délicieux, belles assiettes et produits frais.',
        'Le restaurant vaut à lui seul le déplacement.',
        "On s'est régalés au dîner.",
        'Cuisine fine et généreuse.',
      ],
    },
    location: {
      noun: "l'emplacement",
      sentences: ['Emplacement idéal pour tout faire à pied.', 'Très bien situé.', 'On ne peut pas rêver meilleur emplacement.'],
    },
    clean: {
      noun: 'la propreté',
      sentences: ['Chambre impeccable.', "Tout est d'une propreté irréprochable.", 'Très propre, jusque dans les coins.'],
    },
    charm: {
      noun: 'le charme du lieu',
      sentences: ['Un endroit plein de charme.', "La maison a une âme, on s'y sent bien.", "Lieu charmant, encore plus beau qu'en photo."],
    },
    'staff-tips': {
      noun: 'les bons conseils',
      sentences: [
        "L'équipe nous a donné de très bonnes adresses.",
        'Merci pour les conseils de balade, on a adoré.',
        'De bons conseils pour visiter la région.',
      ],
    },
    parking: { noun: 'le parking', sentences: ['Parking pratique, juste devant.', 'Facile de se garer.', 'Place de parking sans souci.'] },
    garden: {
      noun: 'le jardin',
      sentences: [
        'Le jardin est magnifique.',
        "On a pris l'apéro dans le jardin, un bonheur.",
        'Beau jardin avec des coins pour lire au soleil.',
      ],
    },
    pool: {
      noun: 'la piscine',
      sentences: [
        'La piscine est top.',
        'Les longueurs avant le petit-déjeuner, seuls dans la piscine : le luxe.',
        'Belle piscine, eau à bonne température.',
      ],
    },
    'room-size': {
      noun: 'la taille de la chambre',
      sentences: [
        'Chambre spacieuse.',
        'La chambre est grande, on ne se marche pas dessus.',
        'Beaucoup de place, même avec les valises ouvertes.',
      ],
    },
    value: {
      noun: 'le rapport qualité-prix',
      sentences: [
        'Très bon rapport qualité-prix.',
        "À ce prix-là, c'est une excellente adresse.",
        'On en a pour son argent, et même plus.',
      ],
    },
    decor: {
      noun: 'la décoration',
      sentences: [
        'Décoration soignée, beaucoup de goût.',
        'On a pris des idées de déco pour la maison.',
        'Très belle décoration, chaleureuse.',
      ],
    },
    surprise: {
      noun: 'les petites attentions',
      sentences: [
        'Un petit mot et des douceurs nous attendaient dans la chambre.',
        'Belle surprise : on nous a surclassés pour notre anniversaire.',
        'Plein de petites attentions qui font plaisir.',
      ],
    },
  }
}
