import { companies } from '../../company.ts'
import { facts } from '../facts.ts'
import type { Pages } from '../pages.ts'

/** Spanish: conditions of sale and of use, legal notice. */
export const legal: Pick<Pages, 'sales-conditions' | 'use-conditions' | 'legal-notice'> = {
  'sales-conditions': ({ locale, to }) => ({
    title: 'Condiciones generales de venta',
    description: 'Qué vendemos, a qué precio, cómo se paga y cómo se modifica o se cancela.',
    sections: [
      {
        body: [
          `Estas condiciones se aplican a las escapadas, actividades, cajas regalo, bonos y tarjetas regalo que vende en esta web ${companies[locale].legalName} Están escritas para una empresa de demostración: aquí no se celebra ningún contrato.`,
        ],
      },
      {
        title: '1. Qué compras',
        body: [
          'Una escapada reúne una o varias noches de hotel y los servicios que figuran en su descripción: desayuno, cena, acceso al spa, actividad. Lo que no aparece no está incluido.',
          'Las fotos e ilustraciones dan una idea del lugar; la habitación será de la categoría que hayas reservado.',
        ],
      },
      {
        title: '2. Precios',
        body: [
          'Los precios están en euros, con todos los impuestos, para el número de personas y de noches indicado. Si la tasa turística se paga en el hotel, la página de la escapada lo dice.',
          'El precio que te compromete es el del resumen, comprobado con el hotel en el momento de reservar. Si ha cambiado desde tu búsqueda, te avisamos y decides tú.',
          'Un precio tachado es el precio público del establecimiento por los mismos servicios en las mismas fechas.',
        ],
      },
      {
        title: '3. Reserva y pago',
        body: [
          `La reserva es firme en cuanto se acepta el pago; enseguida recibes un correo de confirmación con un número de 8 cifras. Para llegar hoy mismo, reserva antes de las ${facts.cutOff}:00.`,
          'Las formas de pago, el pago a plazos y el pago aplazado se explican en [Formas de pago](' + to.page('payment') + ').',
        ],
      },
      {
        title: '4. Modificar o cancelar',
        body: [
          'La fecha límite de modificación gratuita aparece en la página de la escapada, en el resumen y en el correo de confirmación.',
          [
            '**Antes de la fecha límite**: cambias de fechas sin gastos, según disponibilidad; puede haber una diferencia de precio.',
            `**Cancelación antes de la fecha límite**: te devolvemos el ${facts.refund} % del precio de cada noche.`,
            '**Después, y hasta la llegada**: sin reembolso.',
          ],
          'Algunas ofertas, señaladas como tales, no admiten cambios ni reembolso.',
        ],
      },
      {
        title: '5. Regalos',
        body: [
          `El bono de una escapada o de una actividad es válido ${facts.valid.singleVoucher} meses; la caja y la tarjeta regalo, ${facts.valid.box} meses desde la compra. Un regalo puede cambiarse mientras sea válido.`,
          `Quien compra un regalo a distancia dispone de ${facts.withdrawal} días para desistir, siempre que no se haya usado. Este derecho no se aplica a una escapada reservada para fechas concretas.`,
        ],
      },
      {
        title: '6. Si algo va mal',
        body: [
          'Durante la estancia, coméntalo primero en el hotel y llámanos después: es cuando mejor se arregla. A la vuelta, escríbenos desde la página de [contacto](' +
            to.contact +
            `): respondemos en ${facts.reply} horas.`,
          'Si no llegamos a un acuerdo, puedes acudir a la junta arbitral de consumo que corresponda.',
        ],
      },
    ],
  }),

  'use-conditions': ({ to }) => ({
    title: 'Condiciones de uso de la web',
    description: 'Qué puedes hacer en esta web y a qué nos comprometemos.',
    sections: [
      {
        title: 'Para qué sirve',
        body: ['Esta web presenta escapadas, actividades y regalos y permite reservarlos. Se publica como demostración.'],
      },
      {
        title: 'Tu uso',
        body: [
          'Puedes consultar, comparar y compartir las páginas para tu uso personal. En cambio, no está permitido:',
          [
            'extraer o reutilizar una parte importante del catálogo sin acuerdo por escrito;',
            'reservar con una identidad falsa o para revender;',
            'entorpecer el funcionamiento de la web, por ejemplo con peticiones automáticas en gran número.',
          ],
        ],
      },
      {
        title: 'Opiniones',
        body: [
          'Solo puede opinar quien se ha alojado en el hotel con una reserva hecha aquí. Publicamos todas las opiniones, sea cual sea la nota; descartamos las ofensivas, las que no vienen al caso y las que contienen datos personales.',
          'La nota de un hotel es la media de las opiniones publicadas, sobre 10.',
        ],
      },
      {
        title: 'Orden de los resultados',
        body: [
          'Si no eliges otro, los resultados se ordenan por relación calidad-precio: nota de los viajeros, precio para lo que buscas e interés de lo que incluye. Ningún hotel paga por aparecer antes.',
        ],
      },
      {
        title: 'Disponibilidad',
        body: [
          'Procuramos que la web funcione a todas horas. Un mantenimiento o una avería puede interrumpirla; tus reservas no se ven afectadas.',
        ],
      },
      {
        title: 'Propiedad intelectual',
        body: [
          'Textos, ilustraciones y marcas pertenecen a Escale o a sus autores. Consulta también el [aviso legal](' +
            to.page('legal-notice') +
            ').',
        ],
      },
    ],
  }),

  'legal-notice': ({ locale }) => {
    const company = companies[locale]
    return {
      title: 'Aviso legal',
      description: 'Titular, registro, alojamiento y créditos de la web.',
      sections: [
        {
          title: 'Titular',
          body: [
            `${company.legalName}, ${company.address}`,
            [
              company.capital,
              company.registration,
              company.licence,
              `Correo electrónico: [${company.email}](mailto:${company.email})`,
              `Teléfono: [${company.customerCare.phone}](${company.customerCare.phoneUrl})`,
            ],
            'Escale es una empresa inventada para esta demostración. Los números anteriores son ejemplos y no pertenecen a nadie.',
          ],
        },
        {
          title: 'Garantía y seguro',
          body: [
            'Aquí una agencia de viajes indica su garantía financiera y su seguro de responsabilidad civil. Ejemplo: Garantía Ejemplo, plaza del Modelo, 1, 28000 Madrid.',
          ],
        },
        {
          title: 'Alojamiento',
          body: ['La web se ejecuta en la plataforma que elija quien la despliega; en una demostración local, en su propio ordenador.'],
        },
        {
          title: 'Créditos',
          body: [
            [
              'Datos geográficos: © GeoNames (CC BY 4.0) y Natural Earth.',
              'Tipografías: Fraunces y Figtree, con licencia SIL Open Font.',
              'Iconos: Tabler Icons, con licencia MIT.',
              'Ilustraciones: dibujadas para este proyecto; ninguna representa un hotel real.',
            ],
          ],
        },
      ],
    }
  },
}
