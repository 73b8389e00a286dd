import type { ReviewBook } from '../shared/review.ts'

export const positives: ReviewBook['positives'] = {
  welcome: {
    noun: 'la acogida',
    sentences: [
      'Una acogida estupenda, se nota que te esperan.',
      'Trato cercano de principio a fin.',
      'La persona de recepción fue encantadora.',
      'Nos recibieron con una sonrisa, y eso que llegamos tarde.',
    ],
  },
  breakfast: {
    noun: 'el desayuno',
    sentences: [
      'Desayuno abundante y variado, con buen producto.',
      'El desayuno es una delicia, sobre todo las mermeladas caseras.',
      'Nos encantó el desayuno, todo fresco.',
      'Buen pan y zumo de naranja natural en el desayuno.',
    ],
  },
  quiet: {
    noun: 'la tranquilidad',
    sentences: ['Una tranquilidad absoluta, dormimos como bebés.', 'Muy silencioso por la noche.', '¡Qué paz! Justo lo que necesitábamos.'],
  },
  view: {
    noun: 'las vistas',
    sentences: [
      'Las vistas desde la habitación son preciosas.',
      'Tomamos el café en la ventana solo por las vistas.',
      'Despertarse con esas vistas no tiene precio.',
    ],
  },
  bed: {
    noun: 'la cama',
    sentences: [
      'La cama, comodísima.',
      'Colchón excelente, algo raro en un hotel.',
      'Dormimos tan bien que casi nos perdemos el desayuno.',
      'Colchón perfecto.',
    ],
  },
  spa: {
    noun: 'el spa',
    sentences: [
      'El spa es precioso y está muy cuidado.',
      'Un rato de relax fantástico en el spa.',
      'Pasamos dos horas en el spa sin enterarnos.',
    ],
  },
  dinner: {
    noun: 'la cena',
    sentences: [
      'La cena, riquísima, con platos cuidados y producto fresco.',
      'Solo por el restaurante ya merece la pena.',
      'Cenamos de maravilla.',
      'Cocina fina y generosa.',
    ],
  },
  location: {
    noun: 'la ubicación',
    sentences: ['Ubicación ideal para ir andando a todas partes.', 'Muy bien situado.', 'No se puede pedir mejor ubicación.'],
  },
  clean: { noun: 'la limpieza', sentences: ['Habitación impecable.', 'Limpieza de diez.', 'Todo muy limpio, hasta el último rincón.'] },
  charm: {
    noun: 'el encanto del sitio',
    sentences: ['Un sitio con muchísimo encanto.', 'La casa tiene alma, se está muy a gusto.', 'Precioso, todavía más que en las fotos.'],
  },
  'staff-tips': {
    noun: 'los consejos del personal',
    sentences: [
      'Nos recomendaron sitios buenísimos.',
      'Gracias por las rutas que nos aconsejaron, un acierto.',
      'Muy buenos consejos para visitar la zona.',
    ],
  },
  parking: {
    noun: 'el aparcamiento',
    sentences: ['Aparcamiento cómodo, en la misma puerta.', 'Fácil aparcar.', 'Sin problemas de parking.'],
  },
  garden: {
    noun: 'el jardín',
    sentences: [
      'El jardín es una maravilla.',
      'Tomamos el aperitivo en el jardín, una gozada.',
      'Jardín bonito, con rincones para leer al sol.',
    ],
  },
  pool: {
    noun: 'la piscina',
    sentences: [
      'La piscina, de diez.',
      'Unos largos antes del desayuno, solos en la piscina: un lujo.',
      'Buena piscina y el agua a buena temperatura.',
    ],
  },
  'room-size': {
    noun: 'el tamaño de la habitación',
    sentences: [
      'Habitación amplia.',
      'La habitación es grande, no se tropieza uno con las maletas.',
      'Mucho espacio, incluso con todo por medio.',
    ],
  },
  value: {
    noun: 'la relación calidad-precio',
    sentences: ['Muy buena relación calidad-precio.', 'Por lo que cuesta, es un acierto.', 'Vale lo que pagas y más.'],
  },
  decor: {
    noun: 'la decoración',
    sentences: ['Decoración cuidada, con mucho gusto.', 'Nos llevamos ideas para decorar la casa.', 'Muy bonita decoración, acogedora.'],
  },
  surprise: {
    noun: 'los detalles',
    sentences: [
      'Nos esperaban una nota y unos dulces en la habitación.',
      'Sorpresa: nos mejoraron la habitación por nuestro aniversario.',
      'Un montón de detalles que se agradecen.',
    ],
  },
}
