import { capital } from '../shared/grammar.ts'
import type { StayBook } from '../shared/stay.ts'

export const openings: StayBook['opening'] = {
  wellness: [
    ({ nights, hotel, in: place }) => `Desconectad unos días ${place}: ${hotel} os reserva ${nights} de calma y mimos.`,
    ({ nights, hotel, in: place }) => `${nights} para respirar, ni más ni menos: ${hotel} os abre sus puertas ${place}.`,
    ({ nights, hotel, in: place }) =>
      `Cuando toca bajar el ritmo, ${hotel} tiene la solución ${place}: ${nights} sin despertador ni agenda.`,
    ({ nights, hotel, in: place }) =>
      `Aquí se os cuida: ${hotel} os recibe ${nights} ${place}, el tiempo de recuperar un ritmo que sienta bien.`,
  ],
  romantic: [
    ({ nights, hotel, in: place }) => `Los dos ${place} y nadie más: ${hotel} os guarda ${nights} para el álbum de los recuerdos.`,
    ({ nights, hotel, in: place }) =>
      `${nights} de enamorados ${place}, lejos de las agendas: ${hotel} pone el escenario y vosotros, lo demás.`,
    ({ nights, hotel, in: place }) =>
      `Se dejan los niños con los abuelos, se silencia el móvil y se pone rumbo: ${hotel} os espera ${place} para ${nights} a solas.`,
    ({ nights, hotel, in: place }) =>
      `Un aniversario, una pedida o simplemente las ganas de estar juntos: ${hotel} os acoge ${place} durante ${nights}.`,
  ],
  gastronomy: [
    ({ nights, hotel, in: place }) =>
      `Hay quien viaja por la mesa: ${hotel} sabe recibir ${place} a los buenos comedores, con ${nights} por delante.`,
    ({ nights, hotel, in: place }) =>
      `Comer bien, beber bien, dormir bien: el programa de ${hotel}, ${place}, cabe en tres verbos y ${nights}.`,
    ({ nights, hotel, in: place }) =>
      `${hotel} os sienta a la mesa ${place}. ${capital(nights)} para probar la comarca sin volver a coger el coche.`,
    ({ nights, hotel, in: place }) =>
      `Una estancia que se saborea: ${hotel} os guarda ${nights} ${place}, con lo mejor de la tierra en el plato.`,
  ],
  family: [
    ({ nights, hotel, in: place }) =>
      `Las maletas, los peluches y en marcha: ${hotel} acoge a las familias ${place} para pasar ${nights} lejos de la rutina.`,
    ({ nights, hotel, in: place }) => `${nights} ${place} con los niños: ${hotel} os espera, a pequeños y a mayores.`,
    ({ nights, hotel, in: place }) => `Nada como ${nights} juntos para fabricar recuerdos: ${hotel} os recibe ${place}, sin formalidades.`,
    ({ nights, hotel, in: place }) =>
      `Por una vez, todos de acuerdo en el destino: ${hotel} guarda a la familia ${nights} ${place}, con juegos y meriendas a la vista.`,
  ],
  city: [
    ({ nights, hotel, in: place }) =>
      `Dejad las maletas y salid a pie: ${hotel} os aloja ${nights} ${place}, para tomar la ciudad por sus calles pequeñas.`,
    ({ nights, hotel, in: place }) =>
      `Terrazas, escaparates, museos, mercados: el tiempo vuela ${place}, y ${hotel} os guarda ${nights} para aprovecharlo.`,
    ({ nights, hotel, in: place }) => `Para cambiar de acera, ${hotel} os acoge ${nights} ${place}, allí donde se sale sin coche.`,
    ({ nights, hotel, in: place }) =>
      `Por la mañana al mercado, por la noche de terrazas: ${hotel} os aloja ${nights} ${place} y la ciudad pone el programa.`,
  ],
  seaside: [
    ({ nights, hotel, in: place }) =>
      `Respirad hondo, que ${place} ya huele a mar: ${hotel} os aloja ${nights}, entre paseos por la arena y vuelta al calor.`,
    ({ nights, hotel, in: place }) => `${nights} al ritmo de las olas ${place}: ${hotel} os espera con las ventanas abiertas a la brisa.`,
    ({ nights, hotel, in: place }) =>
      `El mar, en cualquier época: esa es la idea: ${hotel} os recibe ${place} para pasar ${nights} caminando, leyendo y mirando el horizonte.`,
    ({ nights, hotel, in: place }) => `Rumbo a ${hotel}, ${place}, para ${nights} con olor a sal y a crema solar.`,
  ],
  mountain: [
    ({ nights, hotel, in: place }) =>
      `Refresca el aire, se suceden las curvas y ya estáis ${place}: ${hotel} os espera para ${nights} en las alturas.`,
    ({ nights, hotel, in: place }) =>
      `${nights} ${place}, lo justo para una buena caminata y una cena larga: ${hotel} tiene a las cumbres por vecinas.`,
    ({ nights, hotel, in: place }) =>
      `La montaña entra por la ventana: ${hotel} os espera ${place} para ${nights}, con botas o con manta sobre las piernas.`,
    ({ nights, hotel, in: place }) => `Ganad altura: ${nights} ${place}, con ${hotel} como campo base y el valle allá abajo.`,
  ],
  countryside: [
    ({ nights, hotel, in: place }) => `${hotel} os da las llaves del campo: ${nights} ${place}, con el gallo por único despertador.`,
    ({ nights, hotel, in: place }) => `Un camino, unos setos, una verja abierta: ${hotel} os acoge ${place} para ${nights} de verde.`,
    ({ nights, hotel, in: place }) => `${nights} ${place}, sin atascos ni timbres: ${hotel} deja que el campo haga todo el trabajo.`,
    ({ nights, hotel, in: place }) =>
      `Cambiad el asfalto por la hierba ${place}: ${hotel} os recibe ${nights}, lo justo para olvidar dónde dejasteis las llaves.`,
  ],
  unusual: [
    ({ nights, hotel, in: place }) =>
      `Olvidad los pasillos de hotel: ${hotel} os propone ${place} ${nights} como no habéis pasado ninguna.`,
    ({ nights, hotel, in: place }) =>
      `${hotel}, ${place}, es uno de esos lugares que se enseñan en foto y nadie se los cree: ${nights} para comprobarlo.`,
    ({ nights, hotel, in: place }) => `${nights} para salirse del guion: ${hotel} sorprende ${place}, y de eso se trata.`,
    ({ nights, hotel, in: place }) =>
      `Dormir de otra manera es la promesa de ${hotel}: cita ${place} para ${nights} fuera de los caminos trillados.`,
  ],
  culture: [
    ({ nights, hotel, in: place }) =>
      `Piedras, cuadros, historias: hay mucho que ver ${place}, y ${hotel} os da ${nights} para empezar con ventaja.`,
    ({ nights, hotel, in: place }) =>
      `${hotel} es un buen punto de partida para quien va mirando hacia arriba. ${capital(nights)} ${place}, con la libreta en el bolsillo.`,
    ({ nights, hotel, in: place }) =>
      `Museos por la mañana, calles viejas por la tarde: ${hotel} os aloja ${nights} ${place}, muy cerca del patrimonio.`,
    ({ nights, hotel, in: place }) =>
      `Seguid las huellas de quienes hicieron historia: ${hotel} os aloja ${nights} ${place}, entre visitas y largas pausas.`,
  ],
}
