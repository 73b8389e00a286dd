import { companies } from '../../company.ts'
import type { Pages } from '../pages.ts'

/** Spanish: personal data, cookies, accessibility. */
export const privacy: Pick<Pages, 'data-protection' | 'cookies' | 'accessibility'> = {
  'data-protection': ({ locale, to }) => {
    const { legalName, email } = companies[locale]
    return {
      title: 'Protección de datos',
      description: 'Qué datos tratamos, para qué, durante cuánto tiempo y cómo ejercer tus derechos.',
      sections: [
        {
          body: [
            `El responsable de los datos tratados en esta web es ${legalName} En esta demostración no se conserva ningún dato personal.`,
          ],
        },
        {
          title: 'Qué tratamos y para qué',
          body: [
            [
              '**Tu reserva**: nombre, datos de contacto, fechas y participantes, para cumplir el contrato. El hotel recibe lo necesario para acogerte.',
              '**Tu pago**: se hace en la pasarela del proveedor; no vemos el número de tu tarjeta.',
              '**Tus mensajes** a atención al cliente, para responderlos.',
              '**La medición de audiencia y la personalización**, solo si das tu consentimiento.',
            ],
          ],
        },
        {
          title: 'Cuánto tiempo',
          body: [
            'Una reserva se guarda seis años, como pide la ley para los documentos contables; un mensaje a atención al cliente, tres años; una medición de audiencia, trece meses como máximo.',
          ],
        },
        {
          title: 'Con quién',
          body: [
            'El hotel o el centro de actividades, el proveedor de pagos y la herramienta de atención al cliente. Nadie más, y nunca para publicidad.',
          ],
        },
        {
          title: 'Tus derechos',
          body: [
            'Puedes pedir el acceso a tus datos, su rectificación, supresión o portabilidad, u oponerte a un tratamiento: escribe a [' +
              email +
              '](mailto:' +
              email +
              ').',
            'Si nuestra respuesta no te convence, puedes acudir a la Agencia Española de Protección de Datos (AEPD).',
            'Lo que se guarda en tu navegador se explica en [Cookies](' + to.page('cookies') + ').',
          ],
        },
      ],
    }
  },

  cookies: () => ({
    title: 'Cookies y almacenamiento local',
    description: 'Qué guarda la web en tu navegador, para qué sirve y cómo rechazarlo.',
    sections: [
      {
        body: [
          'No se guarda ni se envía nada para medir la audiencia o personalizar antes de que aceptes. Rechazar es tan fácil como aceptar, y la web funciona igual.',
        ],
      },
      {
        title: 'Estrictamente necesario',
        body: [
          'No requiere consentimiento: sin ello no se puede hacer lo que pides.',
          [
            '**Tu elección sobre las cookies**, para no volver a preguntar.',
            '**Tus tres últimas búsquedas**, para retomarlas durante la visita: se olvidan al cerrar la pestaña.',
            '**La sesión de tu cuenta**: una clave que los scripts no pueden leer y una marca que solo dice que has iniciado sesión. Se borran al cerrarla.',
            '**El nombre y el mensaje de un regalo** que estás preparando: solo en tu navegador, hasta que los borres.',
            '**Tus favoritos y las escapadas y actividades que has visto hace poco**, doce como máximo: solo en tu navegador, para volver a mostrártelas. Un clic borra la lista.',
          ],
        ],
      },
      {
        title: 'Con tu acuerdo',
        body: [['**Medición de audiencia**: un identificador aleatorio, para contar visitas y ver qué falla.']],
      },
      {
        title: 'Cambiar de opinión',
        body: [
          'El enlace «Preferencias de cookies», al pie de cada página, vuelve a abrir la elección. Borrar los datos de la web en tu navegador tiene el mismo efecto.',
        ],
      },
    ],
  }),

  accessibility: ({ locale }) => ({
    title: 'Accesibilidad',
    description: 'Qué buscamos, qué falta todavía y cómo avisarnos de un obstáculo.',
    sections: [
      {
        title: 'Nuestro objetivo',
        body: [
          'La web aspira a cumplir las pautas WCAG 2.2, nivel AA. Se puede buscar, filtrar, elegir fechas y reservar solo con el teclado, con un lector de pantalla, con el texto al 200 % y sin animaciones si tu dispositivo lo pide.',
        ],
      },
      {
        title: 'Sin scripts',
        body: [
          'La búsqueda, los filtros, los resultados y la página de cada escapada siguen siendo legibles y utilizables cuando los scripts no cargan.',
        ],
      },
      {
        title: 'Límites conocidos',
        body: ['El mapa se maneja sobre todo con el ratón o el dedo. Todo lo que muestra está también en la lista de resultados.'],
      },
      {
        title: 'Avisar de un obstáculo',
        body: [
          `Escribe a [${companies[locale].email}](mailto:${companies[locale].email}) indicando la página y la herramienta que usas: te daremos una solución y corregiremos la causa.`,
        ],
      },
    ],
  }),
}
