import type { LandingBook } from '../shared/landing.ts'

export const spanishThemes: Pick<LandingBook, 'trip' | 'themeText' | 'themeLine'> = {
  trip: {
    wellness: 'escapada con spa',
    romantic: 'escapada romántica',
    gastronomy: 'escapada gastronómica',
    family: 'escapada en familia',
    city: 'escapada urbana',
    seaside: 'escapada a la playa',
    mountain: 'escapada a la montaña',
    countryside: 'escapada rural',
    unusual: 'escapada original',
    culture: 'escapada cultural',
  },
  themeText: {
    wellness: [
      'Una escapada de bienestar necesita poco: agua caliente, buenas manos, un albornoz y silencio. Mira si el spa es de acceso libre o por turnos y si el masaje está incluido, y deja una mañana sin planes.',
      'Sauna, baño turco, piscina climatizada: las ofertas indican siempre qué está incluido y durante cuánto tiempo. Los turnos de última hora de la tarde vuelan; reserva el tuyo en cuanto tengas la confirmación.',
    ],
    romantic: [
      'Una buena habitación, una mesa tranquila y una botella fría: las escapadas románticas se ocupan de todo, hasta del desayuno sin prisas. Si celebráis algo, avisad al hotel y la sorpresa será mejor.',
      'Castillo, mar o callejuela del casco antiguo: el escenario cuenta, pero también lo que lo acompaña. Cena con velas, spa privado, salida tardía: elige el detalle que más se os parezca.',
    ],
    gastronomy: [
      'La cena está incluida y ahí está la gracia: se prueba la cocina de un chef y se sube a dormir. Los menús siguen las estaciones; avisa de las alergias al reservar.',
      'Bistró de autor, mesa gastronómica o cocina de granja: cada escapada indica el número de platos y lo que se bebe con ellos. Guarda un poco de hambre para el desayuno.',
    ],
    family: [
      'Habitaciones familiares, piscina, parque de atracciones o tirolinas: aquí los niños cuentan desde la búsqueda y el precio es el de toda la familia. En la mayoría de los hoteles la cuna es gratis.',
      'Viajar con niños pide espacio y un plan flexible. Hemos elegido hoteles donde se cena pronto, se juega fuera y nadie resopla.',
    ],
    city: [
      'Una buena escapada urbana empieza por un hotel bien situado: sales y ya estás. La visita guiada, el museo o el paseo en barco suelen estar incluidos, con las entradas en recepción.',
      'Ven en tren, deja la maleta en recepción y camina. La noche del domingo suele ser la más barata de la semana.',
    ],
    seaside: [
      'El mar no cierra a finales de agosto. De octubre a mayo las playas se vacían, los precios bajan y la luz es más bonita; y para entrar en calor queda el spa.',
      'Vistas al mar o playa a pie, spa o paseo en bici por el paseo marítimo: cada ficha indica la distancia real hasta el agua. Lleva un cortavientos, también en julio.',
    ],
    mountain: [
      'En invierno por la nieve, en verano por los senderos, en otoño por los colores: la montaña se visita los doce meses. Muchos hoteles tienen sauna, y a la vuelta se agradece.',
      'Raquetas, ruta con guía, baño caliente frente a las cumbres: elige el esfuerzo y luego la recompensa. En altura las noches son frescas hasta en agosto.',
    ],
    countryside: [
      'Una antigua granja, una casa rural, un pequeño palacio: en el campo la casa importa tanto como la comarca. Se viene a dormir mucho, andar un poco y comer bien.',
      'El verde descansa, y no es una forma de hablar. Bicicletas, cesta de pícnic, cena casera: las escapadas rurales suelen ser las más completas.',
    ],
    unusual: [
      'Cabaña en los árboles, lodge o castillo: una noche original se elige por el lugar. Mira el acceso, la calefacción y el baño: todo está en la ficha.',
      'Son direcciones con pocas habitaciones y muchos admiradores. En temporada alta, reserva pronto o ve entre semana: la sensación es la misma.',
    ],
    culture: [
      'Un museo, un castillo, un casco antiguo: la escapada incluye la entrada o la visita y el hotel está cerca. Lo mejor es llegar la víspera y entrar a primera hora.',
      'Los amantes del patrimonio tienen dónde elegir, de las abadías a los museos de arte moderno. Ojo con los lunes, día de cierre de muchos museos.',
    ],
  },
  themeLine: {
    wellness: [
      'Para respirar, las escapadas con spa combinan sauna, piscina climatizada y masaje.',
      'Si buscas relax, el spa y los masajes suelen estar incluidos en el precio.',
    ],
    romantic: [
      'En pareja, una buena habitación y una cena con velas.',
      'Los enamorados encuentran habitaciones con vistas y mesas tranquilas.',
    ],
    gastronomy: [
      'Los buenos comedores mirarán las escapadas con cena, del menú de mercado a la alta cocina.',
      'En la mesa, varios hoteles tienen chef propio y carta de temporada.',
    ],
    family: ['Con niños, los parques y las habitaciones familiares lo ponen fácil.', 'En familia, busca piscina y actividades incluidas.'],
    city: [
      'En la ciudad, mejor alojarse en el centro y hacerlo todo a pie.',
      'A los urbanitas les gustarán las visitas guiadas y los museos.',
    ],
    seaside: [
      'Junto al agua se camina, se respira y se entra en calor en el spa.',
      'Para la brisa, mejor los hoteles a un paso de la playa.',
    ],
    mountain: [
      'En la montaña, los senderos y las pistas a veces salen de la puerta.',
      'Para ganar altura, la montaña y sus estaciones tan distintas.',
    ],
    countryside: [
      'En el campo se duerme mejor y se come lo que crece al lado.',
      'Para cambiar de aires, las granjas y las casas rurales tienen clientes fieles.',
    ],
    unusual: [
      '¿Te apetece otra cosa? Las noches originales se pasan en los árboles o tras viejas murallas.',
      'Los sitios originales gustan tanto a mayores como a pequeños.',
    ],
    culture: [
      'Los curiosos no se aburren entre castillos, museos y calles antiguas.',
      'Para la cultura, la entrada suele ir incluida en la escapada.',
    ],
  },
}
