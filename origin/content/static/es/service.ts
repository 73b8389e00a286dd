import { companies } from '../../company.ts'
import { openingHours } from '../../hours.ts'
import { facts } from '../facts.ts'
import type { Pages } from '../pages.ts'

const { instalments, deferred, valid, delivery } = facts

/** Spanish: questions, help, payment, gifts, and who we are. */
export const service: Pick<Pages, 'faq' | 'help' | 'payment' | 'gifts' | 'about'> = {
  faq: ({ to }) => ({
    title: 'Preguntas frecuentes',
    description: 'Modificar, cancelar, pagar, regalar: respuestas a lo que más nos preguntáis.',
    sections: [
      {
        title: '¿Cómo modifico mi reserva?',
        body: [
          'Abre [Buscar mi reserva](' +
            to.bookingLookup +
            '), escribe tu número de 8 cifras y tu correo y elige otras fechas. Es gratis hasta la fecha límite de tu confirmación; solo puede añadirse una diferencia de precio.',
        ],
      },
      {
        title: '¿Cómo cancelo y qué se me devuelve?',
        body: [
          `En el mismo sitio. Antes de la fecha límite te devolvemos el ${facts.refund} % del precio de cada noche; después, nada. Las ofertas no reembolsables se avisan antes de comprar.`,
        ],
      },
      {
        title: 'No he recibido la confirmación',
        body: [
          'Mira primero en el correo no deseado. Si no está, [escríbenos](' +
            to.contact +
            ') y elige «correo de confirmación»: te la reenviamos.',
        ],
      },
      {
        title: '¿Cómo uso un bono o una caja que me han regalado?',
        body: [
          'Introduce el código en [Canjear un bono regalo](' +
            to.beneficiary +
            ') o el número en [Canjear una caja regalo](' +
            to.boxLogin +
            '), elige fechas y listo.',
        ],
      },
      {
        title: '¿Puedo ir con niños?',
        body: [
          'Sí, si la habitación lo permite: indica cuántos niños (de 3 a 11 años) y bebés (de 0 a 2) sois y te mostraremos solo habitaciones con espacio. Un regalo es siempre para 2 adultos.',
        ],
      },
      {
        title: '¿Se admiten mascotas?',
        body: [
          'En algunos hoteles: marca «Se admiten mascotas» en los filtros. El suplemento, si lo hay, se paga allí y figura en la página de la escapada.',
        ],
      },
      {
        title: '¿Hay que pagar algo en el hotel?',
        body: [
          'La tasa turística cuando se cobra allí, el aparcamiento si es de pago y tus gastos personales. Lo demás está en el precio.',
        ],
      },
      { title: '¿Puedo reservar para esta noche?', body: [`Sí, hasta las ${facts.cutOff}:00, si al hotel le queda alguna habitación.`] },
      {
        title: '¿Cómo consigo una factura?',
        body: ['En la página de [contacto](' + to.contact + '), botón «Pedir una factura»: te llega por correo electrónico.'],
      },
    ],
  }),

  help: ({ locale, to }) => {
    const { customerCare } = companies[locale]
    return {
      title: 'Centro de ayuda',
      description: 'Antes, durante y después de tu escapada: dónde encontrar respuesta y cómo contactarnos.',
      sections: [
        {
          title: 'Antes de salir',
          body: [
            [
              'La fecha límite de modificación gratuita está en la página de la escapada y en tu confirmación.',
              'Modificar o cancelar: [Buscar mi reserva](' + to.bookingLookup + ').',
              'Por si ya está respondido: [Preguntas frecuentes](' + to.page('faq') + ').',
            ],
          ],
        },
        {
          title: 'Durante la estancia',
          body: [
            'Da en recepción tu nombre y el número de reserva. Los horarios de llegada, desayuno y actividades están en la página de la escapada. Si falta algo, dilo en el hotel y llámanos: lo resolvemos con ellos.',
          ],
        },
        {
          title: 'A la vuelta',
          body: [
            'Te invitamos a dejar tu opinión; se publica tal cual, buena o mala. Para una reclamación, usa la página de [contacto](' +
              to.contact +
              ').',
          ],
        },
        {
          title: 'Contactar con nosotros',
          body: [
            [
              `Por teléfono: [${customerCare.phone}](${customerCare.phoneUrl})`,
              ...openingHours[locale].contact,
              'Por chat: de lunes a viernes, de 9:00 a 18:00',
              `Por mensaje: respuesta en ${facts.reply} horas, desde la página de [contacto](${to.contact})`,
            ],
          ],
        },
      ],
    }
  },

  payment: ({ locale }) => ({
    title: 'Formas de pago',
    description: 'Pagar de una vez, en 3 o 4 plazos o más adelante: medios aceptados y condiciones.',
    sections: [
      {
        title: 'De una vez',
        body: [
          'Aceptamos:',
          [...companies[locale].paymentMethods],
          'Una tarjeta regalo o un bono se descuenta del total; el resto se paga con uno de estos medios.',
        ],
      },
      {
        title: 'En 3 o 4 plazos',
        body: [
          [
            `En 3 plazos: de ${instalments.three.from} a ${instalments.three.to} €, con llegada dentro de ${instalments.days} días o más.`,
            `En 4 plazos: de ${instalments.four.from} a ${instalments.four.to} €, con llegada dentro de ${instalments.days} días o más.`,
          ],
          'Los plazos mensuales son iguales; los gastos, que ves antes de confirmar, se suman al primero. La aprobación depende del proveedor de pagos.',
        ],
      },
      {
        title: 'Más adelante',
        body: [
          `Si llegas dentro de ${deferred.days} días o más, puedes reservar hoy y que el cargo se haga ${deferred.taken} días antes de la llegada, o en la fecha límite de cancelación si es anterior.`,
        ],
      },
      {
        title: 'Seguridad',
        body: ['El pago se hace en la página del proveedor, con conexión cifrada. No recibimos ni guardamos el número de tu tarjeta.'],
      },
    ],
  }),

  gifts: ({ to }) => ({
    title: 'Bonos y cajas: cómo funcionan',
    description: 'Qué contiene cada regalo, cuánto tiempo es válido, cómo llega y cómo se usa.',
    sections: [
      {
        title: 'Cuatro regalos',
        body: [
          [
            `**La caja regalo**: tú eliges el tema, ellos la escapada. Válida ${valid.box} meses. [Ver las cajas](${to.boxes})`,
            `**La escapada**: tú eliges el hotel y el programa, ellos las fechas. Válida ${valid.singleVoucher} meses. [Regalar una escapada](${to.stays}?flow=gifting)`,
            `**La tarjeta regalo**: el importe que quieras, en toda la web. Válida ${valid.giftCard} meses. [Elegir un importe](${to.giftCard})`,
            `**La actividad**: una experiencia sin noche de hotel. Válida ${valid.activity} meses. [Ver las actividades](${to.activities})`,
          ],
          'Una escapada regalada es para 2 adultos, de una a tres noches según la oferta.',
        ],
      },
      {
        title: 'Digital o por correo',
        body: [
          `El formato digital llega por correo electrónico en cuanto pagas, con tu mensaje. La caja impresa llega por correo postal en ${delivery.min} a ${delivery.max} días laborables; los gastos de envío se muestran antes de pagar.`,
        ],
      },
      {
        title: 'Usarlo',
        body: [
          [
            'Introduce el código: [bono regalo](' + to.beneficiary + ') o [caja regalo](' + to.boxLogin + ').',
            'Elige la escapada y después una fecha libre.',
            'Si la escapada cuesta más que el regalo, la diferencia se paga en línea.',
          ],
        ],
      },
      {
        title: 'Cambiarlo',
        body: [
          'Mientras sea válido, un regalo se cambia por otra escapada, otra actividad u otra caja. ¿Ha caducado hace poco? [Cuéntanoslo](' +
            to.contact +
            ').',
        ],
      },
      { title: 'Desistir', body: [`Quien lo compra tiene ${facts.withdrawal} días para cambiar de idea, siempre que no se haya usado.`] },
    ],
  }),

  about: ({ to }) => ({
    title: 'Quiénes somos',
    description: 'Escale: escapadas cortas donde hotel, desayuno y actividad van juntos.',
    sections: [
      {
        body: [
          'Escale parte de una idea sencilla: no hace falta irse lejos ni mucho tiempo para sentirse en otro sitio. Una noche o dos, un hotel elegido con cuidado, algo que vivir allí, y todo en una sola reserva.',
        ],
      },
      {
        title: 'Cómo elegimos',
        body: [
          'Cada hotel está aquí por dónde se encuentra, por cómo recibe y por lo que ofrece además de la habitación. Las opiniones de los viajeros deciden si se queda.',
        ],
      },
      {
        title: 'Cómo fijamos los precios',
        body: [
          'Negociamos cada escapada con el hotel y mostramos un precio completo, con impuestos. Lo que se paga allí está escrito antes de reservar.',
        ],
      },
      {
        title: 'Lo que no hacemos',
        body: [
          'Ni cuentas atrás inventadas ni escasez falsa: si decimos que quedan dos habitaciones en nuestra web, es el número que nos ha dado el hotel.',
        ],
      },
      {
        title: 'Una demostración',
        body: [
          'Escale no existe. Los hoteles, las opiniones y los precios de esta web son imaginarios y no se vende nada. ¿Te ha entrado el gusanillo igualmente? Aquí tienes [inspiración](' +
            to.ideas +
            ').',
        ],
      },
    ],
  }),
}
