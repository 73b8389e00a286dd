import type { ComponentGroups } from '../shared/components.ts'
import type { FrenchUsage } from './usage.ts'

export function gastronomy(usage: FrenchUsage): ComponentGroups['gastronomy'] {
  return {
    'dinner-3': {
      label: usage.menuHeadword(3),
      topic: usage.menuTopic('trois'),
      included: usage.menuIncluded('trois'),
      pitch: [
        'Au dîner, le chef compose une entrée, un plat et un dessert avec ce que le marché lui a donné de mieux.',
        'Le soir, on passe à table pour trois plats de saison, servis sans précipitation.',
        'Le restaurant vous garde une table : entrée, plat et dessert, dans une cuisine franche qui suit les saisons.',
      ],
      details: ['Entrée, plat et dessert', 'Menu de saison, choisi par le chef', "Pain et carafe d'eau compris"],
      why: ['Une cuisine maison, faite de produits frais.', 'Une salle chaleureuse, des tables bien espacées.'],
      mustKnow: ['Boissons non comprises.', 'Signalez un régime ou une allergie deux jours avant votre arrivée.'],
    },
    'dinner-5': {
      label: usage.menuHeadword(5),
      topic: usage.menuTopic('cinq'),
      included: usage.menuIncluded('cinq'),
      pitch: [
        "Cinq plats se succèdent au dîner : le chef raconte sa région, de l'amuse-bouche au dessert.",
        'Comptez deux bonnes heures à table : le menu gastronomique se déroule en cinq temps, avec fromage et dessert.',
        'Le dîner est le grand moment du séjour : cinq assiettes précises, où chaque produit a un nom et une origine.',
      ],
      details: [
        'Entrée, poisson, plat, fromage et dessert',
        'Menu du chef, renouvelé à chaque saison',
        'Accord mets et vins proposé en supplément',
      ],
      why: ["Une table où l'on vient aussi du voisinage.", 'Le chef passe volontiers en salle en fin de service.'],
      mustKnow: ['Boissons non comprises.', 'Signalez un régime ou une allergie deux jours avant votre arrivée.'],
    },
    'wine-tasting': {
      label: 'Dégustation de vins',
      topic: 'dégustation de vins',
      included: 'une dégustation de trois vins',
      pitch: [
        "Trois verres, trois terroirs : la dégustation se fait en parlant, et l'on repart avec une adresse de vigneron.",
        'La dégustation de vins met trois flacons face à face ; le sommelier explique sans jargon.',
      ],
      details: ['Trois vins commentés', 'Pain et petites bouchées pour accompagner', 'Une fiche de dégustation à emporter'],
      why: ["Aucune connaissance n'est nécessaire.", 'Les bouteilles goûtées se vendent à prix caviste.'],
      mustKnow: ["L'abus d'alcool est dangereux pour la santé, à consommer avec modération."],
    },
    'cheese-board': {
      label: 'Planche de fromages',
      topic: 'planche de fromages',
      included: 'une planche de fromages à partager',
      pitch: [
        'Une planche de cinq fromages affinés à point se partage au bar ou sur la terrasse.',
        'Pain de campagne, confiture de saison, cinq fromages : la planche tient presque lieu de dîner.',
      ],
      details: ['Cinq fromages de la région', 'Pain, fruits secs et confiture', 'À partager à deux'],
      why: ['Des fromages de petits producteurs.'],
      mustKnow: ['Boissons non comprises.', 'Certains fromages sont au lait cru.'],
    },
    'cooking-class': {
      label: 'Cours de cuisine',
      topic: 'cours de cuisine',
      included: 'un cours de cuisine',
      pitch: [
        "Tablier noué, vous passez en cuisine : le chef montre le geste, vous le refaites, et l'on goûte ensemble.",
        'Le cours de cuisine se termine comme il se doit, autour de ce que vous avez préparé.',
      ],
      details: [
        'Atelier en petit groupe, deux recettes au programme',
        'Tablier et ustensiles prêtés',
        'Dégustation et recettes à emporter',
      ],
      why: ["Des recettes que l'on refait vraiment chez soi.", 'Le chef répond à toutes les questions.'],
      mustKnow: ['Signalez vos allergies en réservant.', 'Prévoyez des chaussures fermées.'],
    },
    aperitif: {
      label: 'Apéritif',
      topic: 'apéritif',
      included: 'un apéritif par personne',
      pitch: [
        "En fin de journée, l'apéritif vous attend au bar, avec de quoi grignoter.",
        'Le séjour commence par un verre : un apéritif maison, à prendre au bar ou dehors quand il fait beau.',
      ],
      details: ['Un verre par personne, avec ou sans alcool', 'Olives et petites bouchées'],
      why: ['Un cocktail sans alcool est toujours à la carte.'],
      mustKnow: ["L'abus d'alcool est dangereux pour la santé, à consommer avec modération."],
    },
    'sparkling-wine': {
      label: 'Bouteille de bulles',
      topic: 'bulles en chambre',
      included: 'une bouteille de bulles en chambre',
      pitch: [
        'Une bouteille de bulles vous attend au frais dans la chambre, avec deux flûtes.',
        "À votre arrivée, il ne reste qu'à faire sauter le bouchon : les bulles sont déjà dans le seau.",
      ],
      details: ['Une bouteille de 75 cl, servie fraîche', 'Deux flûtes', 'Version sans alcool sur demande'],
      why: ['Tout est prêt quand vous ouvrez la porte.'],
      mustKnow: ["L'abus d'alcool est dangereux pour la santé, à consommer avec modération."],
    },
    'tapas-dinner': {
      label: 'Dîner tapas',
      topic: 'dîner tapas',
      included: 'un dîner de tapas à partager',
      pitch: [
        'Le dîner se picore : six petites assiettes arrivent au milieu de la table, et chacun pioche.',
        "Six tapas, chaudes et froides, et l'on discute longtemps : c'est tout l'esprit de ce dîner.",
      ],
      details: ['Six petites assiettes pour deux', 'Tapas chaudes et froides', 'Pain compris'],
      why: ['Idéal quand on ne sait pas choisir.', 'Une version végétarienne existe.'],
      mustKnow: ['Boissons non comprises.', 'Signalez vos allergies en réservant la table.'],
    },
    picnic: {
      label: 'Panier pique-nique',
      topic: 'panier pique-nique',
      included: 'un panier pique-nique pour deux',
      pitch: [
        "Un panier bien garni vous suit où vous voulez : il ne reste qu'à choisir le coin d'herbe.",
        "La maison prépare le pique-nique ; la réception vous glisse l'adresse de son plus beau banc.",
      ],
      details: ['Sandwichs, salade, fruits et douceur', 'Eau et jus de fruits', 'Nappe et couverts prêtés'],
      why: ['Une vraie vaisselle, pas de plastique.'],
      mustKnow: ['À commander la veille avant 18 h.'],
    },
    brunch: {
      label: 'Brunch',
      topic: 'brunch',
      included: 'un brunch',
      pitch: [
        "Le brunch remplace le réveil : viennoiseries, œufs, salades et gâteaux, jusqu'au début de l'après-midi.",
        "On se lève quand on veut, puis on s'attable pour un brunch qui tient lieu de déjeuner.",
      ],
      details: ['Buffet sucré et salé à volonté', 'Œufs préparés à la demande', 'Boissons chaudes et jus compris'],
      why: ['La grasse matinée, sans rien manquer.'],
      mustKnow: ['Le brunch tient lieu de petit-déjeuner le jour choisi.'],
    },
    'chocolate-box': {
      label: `Ballotin de ${usage.chocolates}`,
      topic: `ballotin de ${usage.chocolates}`,
      included: `un ballotin de ${usage.chocolates}`,
      pitch: [
        `Sur l'oreiller, un ballotin de ${usage.chocolates} d'un artisan du coin : il dépasse rarement la première soirée.`,
        `La maison ajoute un ballotin de ${usage.chocolates}, à ouvrir sur place ou à rapporter, si vous résistez.`,
      ],
      details: [`Un ballotin de seize ${usage.chocolates}`, 'Fabrication artisanale'],
      why: ['Le chocolatier travaille à quelques rues ou à quelques villages de là.'],
      mustKnow: ['Peut contenir des fruits à coque et du lait.'],
    },
  }
}
