import type { ComponentGroups } from '../shared/components.ts'

export const wellness: ComponentGroups['wellness'] = {
  'spa-access': {
    label: 'Acceso al spa',
    topic: 'spa',
    included: 'acceso al spa',
    pitch: [
      'En el spa se pasa de la sauna al baño turco y, de ahí, a las tumbonas de la sala de relax.',
      'Albornoz, infusión y burbujas: en el spa la única norma es ir despacio.',
      'El acceso al spa está incluido: calor seco, vapor y agua que burbujea para dejar atrás la semana.',
    ],
    details: [
      'Sauna, baño turco e hidromasaje',
      'Toallas, albornoces y zapatillas en préstamo',
      'Infusiones y agua fresca en la sala de relax',
    ],
    why: ['Nunca hay mucha gente: el aforo de cada turno es limitado.', 'Al caer la tarde bajan las luces y el spa se queda en silencio.'],
    mustKnow: ['Bañador obligatorio.', 'No recomendado para embarazadas ni personas con problemas cardíacos.'],
  },
  'private-spa': {
    label: 'Spa privado',
    topic: 'spa privado',
    included: 'un spa solo para los dos',
    pitch: [
      'El spa es vuestro: se cierra la puerta, baja la música y nadie vendrá a molestar.',
      'Hidromasaje y sauna para vosotros solos, a la luz de las velas: más íntimo, imposible.',
      'Tendréis el spa entero para los dos, con tiempo de ir de la sauna a las burbujas sin mirar el reloj.',
    ],
    details: ['Sauna e hidromasaje en privado', 'Toallas y albornoces incluidos', 'Dos refrescos sin alcohol'],
    why: ['Nadie más: el spa se cierra a los demás huéspedes.', 'La luz y la música las elegís vosotros.'],
    mustKnow: ['La hora elegida no se puede alargar.'],
  },
  'massage-30': {
    label: 'Masaje de 30 minutos',
    topic: 'masaje de 30 minutos',
    included: 'un masaje de 30 minutos por persona',
    pitch: [
      'Treinta minutos de masaje bastan para soltar la espalda y la nuca: ya veréis, se sale más ligero.',
      'Las manos de la terapeuta van directas a donde más pesa la semana: espalda, hombros y cuello.',
      'Os espera media hora de masaje para cada uno, con aceite templado.',
    ],
    details: [
      'Masaje de espalda, hombros y cuello',
      'Aceite vegetal templado, sin perfume si lo pedís',
      'Una infusión después del tratamiento',
    ],
    why: ['Un formato corto, ideal para estrenarse.', 'La presión se adapta a cada persona.'],
    mustKnow: ['Llegad diez minutos antes.', 'Avisad de un embarazo o un problema de salud al reservar la hora.'],
  },
  'massage-50': {
    label: 'Masaje de 50 minutos',
    topic: 'masaje de 50 minutos',
    included: 'un masaje de 50 minutos por persona',
    pitch: [
      'Cincuenta minutos de masaje, de los pies a la nuca: de esas pausas que se recuerdan el lunes.',
      'El masaje dura cincuenta minutos y recorre todo el cuerpo; el silencio de después también cuenta.',
      'Para cada uno, un masaje completo de cincuenta minutos, lento y envolvente.',
    ],
    details: ['Masaje de cuerpo entero', 'Aceite caliente a elegir entre tres aromas', 'Reposo e infusión al terminar'],
    why: ['El tiempo justo para desconectar de verdad.', 'Profesionales titulados que preguntan antes de empezar.'],
    mustKnow: ['Llegad diez minutos antes.', 'Avisad de un embarazo o un problema de salud al reservar la hora.'],
  },
  'hammam-ritual': {
    label: 'Ritual de hammam y exfoliación',
    topic: 'ritual de hammam',
    included: 'un ritual de hammam con exfoliación de jabón negro',
    pitch: [
      'Vapor, jabón negro y guante de kessa: el ritual deja la piel suave y la cabeza despejada.',
      'En el hammam la exfoliación sigue la tradición, hasta el último cubo de agua templada.',
    ],
    details: ['Baño de vapor con eucalipto', 'Exfoliación con jabón negro y guante de kessa', 'Té a la menta en la sala de relax'],
    why: ['Una piel suavísima desde la primera vez.', 'El guante es nuevo y os lo lleváis a casa.'],
    mustKnow: ['Evitad la depilación y el sol el día antes.', 'Se recomienda bañador.'],
  },
  facial: {
    label: 'Tratamiento facial',
    topic: 'tratamiento facial',
    included: 'un tratamiento facial por persona',
    pitch: [
      'Limpieza, mascarilla y masaje: el tratamiento facial devuelve la luz a la cara.',
      'El tratamiento facial se adapta a vuestra piel: unas preguntas primero y, después, silencio y ojos cerrados.',
    ],
    details: ['Limpieza, exfoliación suave y mascarilla', 'Masaje de rostro y escote', 'Cosmética de origen natural'],
    why: ['Para todo tipo de pieles, de ellas y de ellos.', 'Los consejos son gratis y nadie intenta venderos nada.'],
    mustKnow: ['Mejor venir sin maquillaje.', 'Avisad de vuestras alergias al reservar la hora.'],
  },
  'pool-access': {
    label: 'Acceso a la piscina',
    topic: 'piscina',
    included: 'acceso libre a la piscina',
    pitch: [
      'La piscina está abierta de la mañana a la noche: unos largos antes del desayuno y el día empieza de otra manera.',
      'Se baja a la piscina en albornoz, tantas veces como apetezca.',
    ],
    details: ['Acceso libre durante toda la estancia', 'Toallas de baño en préstamo', 'Tumbonas al borde del agua'],
    why: ['Sin turnos ni reservas.', 'A primera hora la piscina suele estar vacía.'],
    mustKnow: ['Los niños se bañan acompañados por un adulto.'],
  },
  'hot-tub-private': {
    label: 'Hidromasaje privado',
    topic: 'hidromasaje privado',
    included: 'un hidromasaje privado',
    pitch: [
      'El hidromasaje es solo para vosotros: agua a 37 grados, burbujas y el tiempo que se estira.',
      'A la hora que queráis, un baño de burbujas en privado, lejos de las miradas.',
    ],
    details: ['Hidromasaje a 37 °C', 'Toallas y albornoces incluidos', 'Jarra de agua con cítricos'],
    why: ['A salvo de miradas, de día y de noche.', 'Aún mejor cuando fuera hace frío.'],
    mustKnow: ['Bañador obligatorio.', 'No recomendado para embarazadas.'],
  },
}
