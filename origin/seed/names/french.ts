import { words, type NameParts } from './parts.ts'

const village =
  words(`des Tilleuls, du Verger, des Hirondelles, de la Source, du Vieux Puits, des Marronniers, de l'Étang, du Pigeonnier, des Lilas, de la Fontaine, du Grand Chêne,
  des Coquelicots, de la Prairie, du Lavoir, des Noyers, de la Colline, du Pressoir, des Pommiers, de l'Abreuvoir, du Chemin Creux, des Alouettes, de la Tour Carrée, du Prieuré,
  des Bleuets, du Colombier, de la Roseraie, des Quatre Vents, du Petit Pont, de la Cressonnière, des Glycines`)

/** France and the French-speaking part of Belgium. */
export const french: NameParts = {
  heads: {
    hotel: words(`Hôtel, Grand Hôtel, Le Petit Hôtel, L'Hôtel, Hostellerie, Auberge, Le Relais`),
    boutique: words('La Maison, Villa, Les Suites, Le Patio, Hôtel Particulier, La Demeure, Les Chambres'),
    chateau: words('Château, Domaine, Le Manoir, Le Castel, La Gentilhommière'),
    guesthouse: words('Le Clos, La Maison, Le Logis, La Demeure, Le Jardin, Les Chambres'),
    resort: words('Le Domaine, Les Terrasses, Les Thermes, Resort'),
    lodge: words('Les Lodges, Le Chalet, Le Refuge, Les Écolodges'),
    farmhouse: words('La Ferme, Le Moulin, La Grange, Les Granges, La Métairie'),
    treehouse: words('Les Cabanes, Les Perchoirs, Les Nids'),
    aparthotel: words('Résidence, Les Appartements, Suites & Lofts'),
  },
  tails: {
    city: words(`des Remparts, du Théâtre, de la Cathédrale, des Arts, du Palais, des Tanneurs, de la Halle, des Capucins, du Beffroi, de l'Horloge, des Orfèvres, du Parlement,
      de la Monnaie, des Ursulines, du Cloître, de la Comédie, des Imprimeurs, du Vieux Marché, de la Porte Dorée, des Libraires, du Passage, de l'Arsenal, des Augustins, du Musée,
      de la Préfecture, des Trois Rois, du Cygne, de l'Ancienne Poste, des Drapiers, du Chapitre, de la Treille, des Voûtes, du Marronnier, de la Licorne, des Tisserands, du Grand Balcon,
      de la Lanterne, des Célestins, du Soleil d'Or, de l'Écu, des Bateliers, du Pont Neuf, des Jacobins, de la Petite Cour, du Pélican`),
    seaside:
      words(`de la Plage, des Dunes, du Phare, des Embruns, de la Jetée, du Large, des Mouettes, de l'Estran, des Goélands, du Vieux Port, de la Corniche, des Marées, du Sémaphore,
      des Sables, de la Criée, du Grand Pavois, des Pêcheurs, de la Digue, des Tamaris, du Ponton, des Voiles Blanches, de la Baie, des Corsaires, de l'Anse, des Falaises, du Môle,
      de la Pointe, des Rochers, de l'Écume, des Alizés`),
    countryside: village,
    mountain:
      words(`des Cimes, du Glacier, de l'Alpage, des Edelweiss, du Torrent, des Marmottes, de la Combe, du Grand Tétras, des Névés, du Belvédère, de l'Aiguille, des Sapins Blancs,
      du Chamois, de la Cascade, des Gentianes, du Col, de l'Ours Brun, des Mélèzes, du Lac Gelé, de la Crête, des Balcons, du Traîneau`),
    lake: words(
      `du Lac, des Roselières, de la Rive, du Débarcadère, des Cygnes, de l'Embarcadère, des Barques, du Nénuphar, de la Presqu'île, des Reflets, de la Baie des Saules, du Martin-Pêcheur`,
    ),
    forest:
      words(`de la Futaie, des Fougères, du Grand Cerf, de la Clairière, des Bouleaux, du Sentier, de l'Écureuil, des Hêtres, du Ruisseau, de la Bruyère, du Hibou, des Genêts,
      de la Biche, du Bois Joli, des Charmilles, de la Lisière, du Renard, des Mésanges, de la Roche Percée, des Châtaigniers, du Val Perdu, de la Mousse, de l'Ermitage, des Écrevisses`),
    vineyard:
      words(`des Vignes, du Vendangeur, de la Treille, des Sarments, du Tonnelier, des Coteaux, de la Grappe, du Chai, des Ceps, du Cellier, de la Pergola, des Grands Crus,
      du Pressoir d'Or, de la Vendange, des Celliers`),
  },
  regional: {
    'FR-PAC': {
      guesthouse: ['La Bastide', 'Le Mas', 'La Bastide'],
      farmhouse: ['Le Mas', 'La Bergerie'],
      hotel: ['La Bastide'],
      boutique: ['La Bastide'],
    },
    'FR-OCC': { guesthouse: ['Le Mas', 'La Bastide'], farmhouse: ['Le Mas', 'La Borde'] },
    'FR-BRE': { farmhouse: ['La Longère', 'Le Moulin'], guesthouse: ['La Longère', 'La Malouinière'] },
    'FR-NOR': { chateau: ['Le Manoir', 'Le Manoir', 'Château'], guesthouse: ['La Chaumière'] },
    'BE-WAL': { chateau: ['Château-Ferme', 'Château', 'Domaine'], farmhouse: ['La Ferme-Château', 'Le Moulin', 'La Grange'] },
  },
}
