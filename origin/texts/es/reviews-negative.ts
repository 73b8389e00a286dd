import type { ReviewBook } from '../shared/review.ts'

export const negatives: ReviewBook['negatives'] = {
  wifi: {
    sentences: [
      'El wifi se cortaba en la habitación.',
      'Poca señal de wifi en la planta de arriba, había que bajar al salón.',
      'Internet demasiado lento para trabajar.',
    ],
    only: ['Nada que objetar, salvo un wifi algo caprichoso.', 'La única pega, el wifi.'],
  },
  noise: {
    sentences: [
      'Se oía a los vecinos a través del tabique.',
      'La calle es ruidosa los sábados, pedid una habitación interior.',
      'Nos despertó temprano el ruido del pasillo.',
    ],
    only: ['Por poner una pega, la insonorización.', 'Solo un poco de ruido por la mañana, nada grave.'],
  },
  'small-bathroom': {
    sentences: ['El baño es muy pequeño.', 'La ducha es estrecha, casi no cabes.', 'Poco sitio en el baño para dejar las cosas.'],
    only: ['Lo único, el baño algo justo.', 'Al baño le vendrían bien unos metros más.'],
  },
  'parking-price': {
    sentences: [
      'El aparcamiento es caro para una noche.',
      'Parking de pago, no lo vimos antes de ir.',
      'El precio del parking sube bastante la cuenta.',
    ],
    only: ['El parking de pago, la única sorpresa.', 'Nada, aparte de la tarifa del parking.'],
  },
  'breakfast-queue': {
    sentences: [
      'Mucha cola en el bufé del desayuno el domingo.',
      'El comedor estaba a rebosar a las 9:30.',
      'Hay que bajar pronto o toca esperar mesa en el desayuno.',
    ],
    only: ['Un poco de espera en el desayuno y ya está.'],
  },
  'hot-room': {
    sentences: [
      'Hacía muchísimo calor en la habitación.',
      'No se podía bajar la calefacción, dormimos mal.',
      'La habitación abuhardillada se calienta por la tarde.',
    ],
    only: ['Solo la habitación, un poco calurosa.', 'La única pega, el calor en la habitación.'],
  },
  'spa-crowded': {
    sentences: [
      'Demasiada gente en el spa a última hora de la tarde.',
      'El spa se queda pequeño cuando va todo el mundo a las seis.',
      'No había tumbonas libres en el spa.',
    ],
    only: ['El spa algo lleno, por lo demás perfecto.'],
  },
  stairs: {
    sentences: [
      'No hay ascensor y la escalera es empinada con maletas.',
      'Muchos escalones hasta la habitación.',
      'Ojo si os duelen las rodillas, hay muchas escaleras.',
    ],
    only: ['La única pega, las escaleras con las maletas.'],
  },
  'slow-service': {
    sentences: [
      'Servicio lento en la cena, casi una hora entre plato y plato.',
      'No había nadie en recepción al llegar y tocó esperar.',
      'El personal es amable, pero no da abasto.',
    ],
    only: ['Un poco de espera en el restaurante, lo único a mejorar.'],
  },
  pillows: {
    sentences: ['Las almohadas son demasiado blandas.', 'Almohadas enormes, dormimos regular.', 'Faltaría una almohada más firme.'],
    only: ['Nada grave: unas almohadas un poco bajas.', 'Solo las almohadas no nos gustaron.'],
  },
  signage: {
    sentences: [
      'Dimos unas cuantas vueltas hasta encontrar la entrada.',
      'Está mal señalizado, sobre todo de noche.',
      'El GPS se pierde, vendría bien un cartel.',
    ],
    only: ['Cuesta un poco encontrarlo, pero merece la pena.'],
  },
  'cold-pool': {
    sentences: [
      'El agua de la piscina estaba fría.',
      'Piscina demasiado fresca para los niños.',
      'Aguantamos cinco minutos en la piscina, muy fría.',
    ],
    only: ['Solo la piscina, algo fresquita.'],
  },
}
