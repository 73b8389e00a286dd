import type { Words } from './words.ts'

/** Spanish, as in Spain. */
export const es: Words = {
  themes: {
    wellness: { title: 'Spa y relax', subtitle: 'Sauna, hammam y piscina climatizada' },
    romantic: { title: 'En pareja', subtitle: 'Una habitación bonita, solo para dos' },
    gastronomy: { title: 'Gastronómicas', subtitle: 'Buena mesa y producto de la zona' },
    family: { title: 'En familia', subtitle: 'Habitaciones donde caben todos' },
    city: { title: 'Ciudades', subtitle: 'Museos, terrazas y barrios con vida' },
    seaside: { title: 'Junto al mar', subtitle: 'Despertar con el ruido de las olas' },
    mountain: { title: 'Montaña', subtitle: 'Aire puro, chimenea y bañera caliente' },
    countryside: { title: 'Rural', subtitle: 'Casas con jardín y caminos tranquilos' },
    unusual: { title: 'Originales', subtitle: 'Una noche en los árboles, por ejemplo' },
    culture: { title: 'Cultura', subtitle: 'Castillos, exposiciones y cascos antiguos' },
  },
  week: {
    wellness: {
      title: 'Semana de relax',
      subtitle: 'Albornoz, silencio y agua caliente: hoteles con spa para desconectar dos días.',
      cta: 'Ver escapadas con spa',
    },
    romantic: {
      title: 'Semana en pareja',
      subtitle: 'Una cena a la luz de las velas, una mañana sin despertador y nadie más.',
      cta: 'Ver escapadas en pareja',
    },
    gastronomy: {
      title: 'Semana de buena mesa',
      subtitle: 'Hoteles donde se duerme arriba y se come de maravilla abajo.',
      cta: 'Ver escapadas gastronómicas',
    },
    seaside: {
      title: 'Rumbo al mar',
      subtitle: 'Dos días de arena, sal y cielo: nuestros hoteles más cercanos a la playa.',
      cta: 'Ver escapadas junto al mar',
    },
    mountain: {
      title: 'Subir a la montaña',
      subtitle: 'Una chimenea, un baño caliente y las cumbres delante.',
      cta: 'Ver escapadas de montaña',
    },
    city: { title: 'Semana de ciudades', subtitle: 'Una estación, un buen hotel y todo lo demás a pie.', cta: 'Ver escapadas urbanas' },
    unusual: {
      title: 'Dormir en otro sitio',
      subtitle: 'Cabañas en los árboles y fincas escondidas: noches que se cuentan.',
      cta: 'Ver escapadas originales',
    },
  },
  menu: {
    destinations: 'Destinos',
    themes: 'Temas',
    boxes: 'Cajas regalo',
    giftCard: 'Tarjeta regalo',
    activities: 'Actividades',
    inspirations: 'Inspiración',
    gifts: 'Regalar',
    voucher: 'Regalar una escapada',
    useGift: 'Canjear un bono regalo',
    useBox: 'Canjear una caja regalo',
  },
  booking: {
    seo: {
      title: 'Escapadas de fin de semana con todo incluido',
      description:
        'Hotel, desayuno y una experiencia en una sola escapada: elige tu fin de semana en España o muy cerca, reserva en línea y cambia las fechas si lo necesitas.',
    },
    hero: { title: '¿Y si nos escapamos este finde?', subtitle: 'Un buen hotel, el desayuno y algo más. Solo falta la maleta.' },
    points: [
      {
        icon: 'bed',
        title: 'Más que una noche',
        text: 'Cada escapada reúne un hotel con encanto, el desayuno y una experiencia en destino.',
      },
      {
        icon: 'calendarCheck',
        title: 'Sin preocupaciones',
        text: '¿Un imprevisto? Muchas escapadas se modifican gratis hasta pocos días antes de llegar.',
      },
      { icon: 'tag', title: 'Precios negociados', text: 'Acordamos cada oferta directamente con los hoteles, impuestos incluidos.' },
    ],
    topBar: { text: '¿Cambio de planes? En cada escapada verás hasta cuándo puedes modificar gratis.', cta: 'Cómo funciona' },
    popular: { title: 'Las escapadas preferidas', subtitle: 'Las más reservadas ahora mismo en España', cta: 'Ver todas las escapadas' },
    themes: '¿Qué te apetece?',
    destinations: '¿Adónde vamos?',
    gift: {
      title: 'Una escapada también se regala',
      subtitle: 'Tú eliges el hotel, ellos eligen la fecha. El bono regalo llega al momento por correo electrónico.',
      boxes: 'Ver las cajas regalo',
      vouchers: 'Regalar una escapada',
    },
    boxes: { title: 'Nuestras cajas regalo', subtitle: 'Se abren hoy, se disfrutan durante 18 meses', cta: 'Todas las cajas regalo' },
  },
  gifting: {
    seo: {
      title: 'Regala una escapada: bonos y cajas regalo',
      description:
        'Bono para una escapada, caja regalo, tarjeta regalo o actividad: regala un fin de semana para dos, por correo electrónico o postal. La fecha la eligen ellos.',
    },
    hero: { title: 'Regala unos días lejos de todo', subtitle: 'Tú eliges el regalo, ellos eligen el momento.' },
    points: [
      { icon: 'gift', title: 'Una escapada de verdad', text: 'Un hotel, el desayuno y una experiencia: un regalo con nombre y apellidos.' },
      {
        icon: 'calendarCheck',
        title: 'La fecha, cuando quieran',
        text: 'Tú eliges la escapada y quien la recibe reserva cuando mejor le viene.',
      },
      { icon: 'tag', title: 'Precios negociados', text: 'Las mismas ofertas que para ti, acordadas con los hoteles.' },
    ],
    topBar: {
      text: '¿Con prisa? El bono digital sale por correo electrónico en cuanto pagas, también un domingo por la noche.',
      cta: 'Regalar una escapada',
    },
    boxes: { title: 'Las cajas más regaladas', subtitle: 'Tú pones el tema, ellos eligen su escapada', cta: 'Todas las cajas regalo' },
    kinds: {
      title: 'Cuatro maneras de acertar',
      box: { title: 'La caja regalo', subtitle: 'Un tema y decenas de escapadas para elegir. Válida 18 meses.' },
      voucher: { title: 'La escapada que tú eliges', subtitle: 'Ese hotel y no otro; la fecha la ponen ellos. Válida 12 meses.' },
      giftCard: { title: 'La tarjeta regalo', subtitle: 'El importe que quieras, para toda la web. Válida 18 meses.' },
      activity: { title: 'La actividad', subtitle: 'Un masaje, una cata, un vuelo en globo… Válida 12 meses.' },
    },
    romantic: {
      title: 'Para una pareja',
      subtitle: 'Escapadas para regalar en un aniversario, un cumpleaños o porque sí',
      cta: 'Ver escapadas para regalar',
    },
    lastMinute: {
      title: '¿Es para esta noche?',
      subtitle: 'Elige el formato digital: el bono llega a tu correo con tu mensaje, listo para reenviar o imprimir.',
      cta: 'Encontrar un regalo',
    },
    ideas: 'Una escapada para cada uno',
    card: {
      title: '¿Dudas? La tarjeta regalo',
      subtitle: 'Un importe libre para escapadas, cajas regalo o actividades.',
      cta: 'Elegir un importe',
    },
    wellness: {
      title: 'Para quien se ha ganado una pausa',
      subtitle: 'Spa, masajes y aguas calientes, para regalar',
      cta: 'Ver escapadas con spa',
    },
  },
  activity: {
    seo: {
      title: 'Actividades y experiencias para regalar o disfrutar',
      description:
        'Masajes, catas, vuelos en globo o clases de cocina: actividades para todos los bolsillos, para regalar o disfrutar, con fecha libre y cambio posible.',
    },
    hero: { title: 'Un día distinto', subtitle: 'Actividades cerca de ti, para vivirlas o regalarlas.' },
    points: [
      { icon: 'sparkles', title: 'Un regalo personal', text: 'Con tu nombre y unas palabras.' },
      { icon: 'wallet', title: 'Para todos los bolsillos', text: 'De una visita para dos a un vuelo en globo.' },
      { icon: 'calendarCheck', title: 'La fecha la eligen ellos', text: 'Quien lo recibe reserva cuando quiere, durante 12 meses.' },
      { icon: 'refresh', title: 'Se puede cambiar', text: '¿No es lo suyo? El regalo se cambia por otra actividad.' },
    ],
    popular: { title: 'Las actividades del momento', subtitle: 'Las más solicitadas cerca de ti', cta: 'Ver todas las actividades' },
    kinds: {
      title: '¿Qué les apetece?',
      wellness: { title: 'Relajarse', subtitle: 'Masajes, hammam y baños' },
      gastronomy: { title: 'Comer y beber', subtitle: 'Catas y clases de cocina' },
      family: { title: 'Reír en familia', subtitle: 'Parques, tirolinas y escape rooms' },
      romantic: { title: 'En pareja', subtitle: 'Paseos en barca, cenas y masajes a dúo' },
      culture: { title: 'Descubrir', subtitle: 'Museos, castillos y visitas guiadas' },
      unusual: { title: 'Atreverse', subtitle: 'Globo, karting y vela' },
    },
    outdoors: { title: 'Al aire libre', subtitle: 'A pie, a caballo, en bici o sobre el agua', cta: 'Ver actividades al aire libre' },
    gift: {
      title: '¿No sabes qué actividad?',
      subtitle: 'Con la tarjeta regalo eligen ellos: una actividad, una escapada o una caja regalo.',
      cta: 'Regalar una tarjeta',
    },
    topBar: { text: 'Una actividad regalada se puede cambiar mientras sea válida.', cta: 'Todo sobre los regalos' },
  },
  bars: {
    week: (theme) => `${theme}: nuestra selección`,
    weekCta: 'Las escapadas de la semana',
    giftSoon: '¿Te falta un regalo? Por correo electrónico llega al momento',
    giftCard: 'La tarjeta regalo, por el importe que quieras',
    activities: '¿Y solo una actividad?',
    flexible: 'Modificación gratuita: las condiciones',
  },
  announcements: {
    booking: { lead: 'Reserva sin atarte demasiado pronto:', rest: 'en cada escapada verás hasta cuándo puedes modificar gratis.' },
    gifting: { lead: 'Envío de las cajas regalo:', rest: 'de 2 a 4 días laborables por correo postal, inmediato por correo electrónico.' },
    product: { lead: 'Paga a tu ritmo:', rest: 'en 3 o 4 plazos, o más adelante, en las escapadas que lo permiten.' },
  },
}
