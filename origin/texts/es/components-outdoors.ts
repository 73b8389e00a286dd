import type { ComponentGroups } from '../shared/components.ts'

export const outdoors: ComponentGroups['outdoors'] = {
  'bike-rental': {
    label: 'Alquiler de bicicletas',
    topic: 'paseo en bici',
    included: 'una bicicleta por persona para todo el día',
    pitch: [
      'Dos bicicletas os esperan en el patio, con un mapa en el que la casa ha marcado sus caminos favoritos.',
      'Se sale en bici por la mañana y se vuelve cuando apetece: son vuestras todo el día.',
    ],
    details: ['Una bici de paseo por persona, todo el día', 'Candado, casco y mapa en préstamo', 'Tres rutas propuestas'],
    why: ['La mejor forma de tomar los atajos.'],
    mustKnow: ['El sillín se ajusta a la salida.', 'Bici eléctrica con suplemento, según disponibilidad.'],
  },
  canoe: {
    label: 'Descenso en canoa',
    topic: 'descenso en canoa',
    included: 'un descenso en canoa',
    pitch: [
      'Río abajo se ven más garzas que gente: el descenso en canoa va a vuestro ritmo.',
      'Remo en mano bajáis el río; un minibús os devuelve al punto de salida.',
    ],
    details: ['Canoa de dos plazas, remos y chalecos', 'Bidón estanco para vuestras cosas', 'Vuelta en minibús'],
    why: ['No hace falta experiencia.'],
    mustKnow: ['Es imprescindible saber nadar.', 'Calzado cerrado que se pueda mojar.'],
  },
  'horse-ride': {
    label: 'Paseo a caballo',
    topic: 'paseo a caballo',
    included: 'un paseo a caballo',
    pitch: [
      'El paseo empieza al paso: hasta quien nunca ha montado coge confianza a los cien metros.',
      'Entre campos y bosque, el caballo se sabe el camino; vosotros solo tenéis que mirar.',
    ],
    details: ['Paseo acompañado', 'Casco en préstamo', 'Caballos tranquilos, para principiantes y expertos'],
    why: ['El grupo nunca pasa de seis jinetes.'],
    mustKnow: ['Pantalón largo y calzado cerrado.', 'Peso máximo de 95 kg por jinete.'],
  },
  golf: {
    label: 'Recorrido de golf',
    topic: 'golf',
    included: 'un green fee por persona',
    pitch: [
      'El green fee está incluido: el campo es vuestro, con la salida reservada a vuestro nombre.',
      'Unas bolas en la cancha de prácticas y al primer tee: el campo está muy cerca.',
    ],
    details: ['Un green fee por persona', 'Un cubo de bolas de prácticas', 'Taquilla en la casa club'],
    why: ['Un campo ondulado, agradable todo el año.'],
    mustKnow: ['En fin de semana se pide licencia o hándicap.', 'Alquiler de palos allí mismo, con suplemento.'],
  },
  balloon: {
    label: 'Vuelo en globo',
    topic: 'vuelo en globo',
    included: 'un vuelo en globo',
    pitch: [
      'El globo despega al amanecer: desde arriba el paisaje deja de hacer ruido.',
      'El vuelo se cierra con un brindis con el piloto, como manda la tradición.',
    ],
    details: ['Vuelo con piloto titulado', 'Podéis ayudar a hinchar el globo', 'Brindis y diploma al aterrizar'],
    why: ['Un recuerdo que no se borra.'],
    mustKnow: [
      'Se vuela al amanecer o al atardecer, según el viento.',
      'Si se aplaza, se propone otra fecha.',
      'No recomendado para embarazadas.',
    ],
  },
  sailing: {
    label: 'Salida en velero',
    topic: 'salida en velero',
    included: 'una salida en velero',
    pitch: [
      'Se izan las velas y calla el motor: la salida se vive en las maniobras o tumbados en proa.',
      'El patrón os deja el timón si os apetece; si no, queda el horizonte.',
    ],
    details: ['Salida con patrón', 'Chalecos incluidos', 'Grupo de ocho personas como máximo'],
    why: ['Bienvenidos los principiantes: siempre hay algo que hacer.'],
    mustKnow: ['Las salidas dependen del viento.', 'Traed cortavientos y suela clara.'],
  },
  'hiking-guide': {
    label: 'Ruta con guía',
    topic: 'ruta con guía',
    included: 'una ruta a pie con guía',
    pitch: [
      'El guía lee el paisaje como un libro: huellas, plantas, piedras, todo tiene su historia.',
      'En la ruta se camina, se para y se aprende, y el mirador hay que ganárselo un poco.',
    ],
    details: ['Guía titulado', 'Bastones en préstamo', 'Itinerario adaptado al grupo'],
    why: ['Senderos que no se encuentran solos.'],
    mustKnow: ['Botas de montaña imprescindibles.', 'Llevad agua y una chaqueta.'],
  },
  snowshoes: {
    label: 'Salida con raquetas de nieve',
    topic: 'raquetas de nieve',
    included: 'una salida con raquetas de nieve',
    pitch: [
      'Con las raquetas puestas se dejan las pistas por el silencio de los abetos.',
      'La salida sigue las huellas de las liebres, con un vino caliente o un chocolate al llegar.',
    ],
    details: ['Guía de montaña', 'Raquetas y bastones en préstamo', 'Bebida caliente al llegar'],
    why: ['Más fácil de lo que parece: quien sabe andar, sabe hacerlo.'],
    mustKnow: ['De diciembre a marzo, según la nieve.', 'Ropa de abrigo y botas altas.'],
  },
}
