import type { ComponentGroups } from '../shared/components.ts'

export const culture: ComponentGroups['culture'] = {
  museum: {
    label: 'Entrada al museo',
    topic: 'entrada al museo',
    included: 'una entrada al museo por persona',
    pitch: [
      'Las entradas del museo os esperan en recepción: se pasa sin hacer cola en taquilla.',
      'La entrada al museo está incluida, para el día que mejor venga, llueva o haga sol.',
    ],
    details: ['Una entrada para el día que elijáis', 'Colecciones permanentes y exposición temporal'],
    why: ['Os ahorráis la cola de la taquilla.'],
    mustKnow: ['Cierra los lunes.', 'Las bolsas grandes se dejan en el guardarropa.'],
  },
  'guided-walk': {
    label: 'Visita guiada',
    topic: 'visita guiada',
    included: 'una visita guiada a pie',
    pitch: [
      'Un guía de la zona os lleva a pie por las callejuelas que casi nadie ve.',
      'La visita se para ante las fachadas que todos fotografían y abre las puertas que nadie empuja.',
    ],
    details: ['Visita a pie en grupo reducido', 'Guía local titulado', 'El punto de encuentro figura en la confirmación'],
    why: ['El guía también sabe dónde se come bien.', 'Se entiende la ciudad antes de perderse en ella.'],
    mustKnow: ['Traed calzado cómodo.', 'La visita se hace con cualquier tiempo.'],
  },
  'boat-trip': {
    label: 'Paseo en barco',
    topic: 'paseo en barco',
    included: 'un paseo en barco',
    pitch: [
      'Desde el agua todo cambia de escala: el paseo en barco se disfruta sentados y con la cámara en la mano.',
      'Subís a bordo para un paseo comentado, al aire o a cubierto según tenga el día el cielo.',
    ],
    details: ['Paseo comentado', 'Asientos al aire libre o a cubierto', 'Billetes a vuestra llegada'],
    why: ['Las mejores vistas se tienen desde el agua.'],
    mustKnow: ['Se embarca diez minutos antes de la salida.', 'Las salidas dependen del tiempo.'],
  },
  'castle-visit': {
    label: 'Visita a un castillo',
    topic: 'visita a un castillo',
    included: 'una visita a un castillo',
    pitch: [
      'El castillo se visita a vuestro ritmo, del patio de armas a los jardines.',
      'Escaleras, salones, cocinas y murallas: la visita al castillo está incluida, con audioguía.',
    ],
    details: ['Entrada al castillo y a los jardines', 'Audioguía incluida', 'Entrada válida todo el día'],
    why: ['De los nietos a los abuelos, cada uno encuentra su historia.'],
    mustKnow: ['A algunas salas solo se llega por escaleras.'],
  },
  show: {
    label: 'Espectáculo',
    topic: 'noche de teatro',
    included: 'una entrada al espectáculo por persona',
    pitch: [
      'Por la noche os esperan dos butacas en el teatro: solo hay que cruzar la puerta.',
      'La velada se pasa en el teatro, en una sala donde se ve bien desde todas partes.',
    ],
    details: ['Una butaca por persona', 'Programa al hacer la reserva', 'Guardarropa gratuito'],
    why: ['Buenas butacas, ya elegidas.'],
    mustKnow: ['Llegad veinte minutos antes de que se levante el telón.', 'Acordaos de apagar el móvil.'],
  },
  gondola: {
    label: 'Paseo en góndola',
    topic: 'paseo en góndola',
    included: 'un paseo en góndola',
    pitch: [
      'La góndola se desliza bajo los puentes, lejos del gentío: solo se oye el remo.',
      'Cuando la luz se vuelve dorada, la góndola deja los grandes canales y se mete por los pequeños.',
    ],
    details: ['Góndola para dos', 'Recorrido por los canales pequeños', 'Billete a vuestra llegada'],
    why: ['Un clásico, y enseguida se entiende por qué.'],
    mustKnow: ['Las salidas dependen del tiempo y de las mareas.'],
  },
}
