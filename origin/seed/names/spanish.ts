import { words, type NameParts } from './parts.ts'

export const spanish: NameParts = {
  heads: {
    hotel: words('Hotel, Hostal, Gran Hotel, Hotel Rural, Posada, Fonda'),
    boutique: words('Casa, Hotel Boutique, Suites, Palacete, El Patio'),
    chateau: words('Palacio, Castillo, Palacio Real, Casa Palacio, Pazo'),
    guesthouse: words('Casa, La Casona, Casa Rural, La Posada, Casita'),
    resort: words('Resort, Gran Hotel Balneario, Complejo, Villas'),
    lodge: words('Refugio, Cabañas, Hotel de Montaña, El Mirador'),
    farmhouse: words('Finca, Molino, Hacienda, La Alquería, Caserío'),
    treehouse: words('Cabañas, Cabañas en los Árboles, Los Nidos'),
    aparthotel: words('Apartamentos, Residencia, Lofts'),
  },
  tails: {
    city: words(`de la Judería, del Alcázar, de las Letras, del Mercado, de la Catedral, del Corregidor, de los Naranjos, del Marqués, de la Alameda, de las Ánimas, del Duque, de San Miguel,
      de la Plaza Vieja, del Azulejo, de Santa Clara, de los Balcones, del Arco, de la Muralla, del Gremio, de San Francisco, de la Moneda, de los Faroles, del Reloj, de la Seda,
      de las Cuatro Calles, del Teatro, de la Luna, de los Plateros, del Pósito, de Santa Inés, del Convento, de la Concordia, de los Reyes, del Obrador`),
    seaside:
      words(`Mar de Fondo, de las Salinas, del Faro, de la Cala, Brisa Marina, de los Pescadores, de la Caracola, Playa Dorada, del Embarcadero, de las Dunas, Costa Serena, de la Lonja,
      del Levante, Ola Blanca, de las Gaviotas, de la Bahía, del Coral, de las Barcas, Mar en Calma, del Acantilado`),
    countryside:
      words(`de los Olivos, del Almendro, de la Era, de las Encinas, del Trigo, de la Noria, de los Girasoles, del Romero, de la Higuera, de las Golondrinas, del Aljibe, de la Dehesa,
      del Tomillo, de los Álamos, de la Campana, del Labrador, de las Granadas, del Horno`),
    mountain: words(
      `de las Cumbres, del Rebeco, de la Nieve, del Valle Alto, de los Abetos, del Collado, de la Ermita, del Ibón, de la Cascada, del Quebrantahuesos, de los Picos, del Puerto, de la Braña`,
    ),
    lake: words('del Lago, de la Ribera, del Embalse, de los Juncos, de la Garza'),
    forest: words('del Bosque, del Hayedo, de los Robles, del Ciervo, del Arroyo, de la Umbría, del Castañar, de los Helechos'),
    vineyard: words('de las Viñas, de la Bodega, del Lagar, de la Vendimia, del Racimo, de la Barrica, de los Viñedos, del Tempranillo'),
  },
  regional: {
    'ES-CT': { farmhouse: ['Mas', 'Masía', 'Can'], guesthouse: ['Masía', 'Casa'] },
    'ES-VC': { farmhouse: ['Masía', 'La Alquería'] },
    'ES-AN': { farmhouse: ['Cortijo', 'Hacienda', 'Cortijo'], guesthouse: ['Carmen', 'Casa', 'Casa'] },
    'ES-GA': { chateau: ['Pazo', 'Pazo', 'Castillo'] },
    'ES-PV': { farmhouse: ['Caserío', 'Caserío', 'Molino'] },
  },
}
