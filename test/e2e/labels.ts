import type { Language } from '../../src/market/markets.ts'

/** Texts of a journey to payment, repeated here so that a wrong text on the site fails it. */
export interface Labels {
  readonly choose: string
  readonly seeStay: string
  readonly book: string
  readonly bookStay: string
  readonly giveStay: string
  readonly dates: string
  readonly guestsField: RegExp
  readonly guests: string
  readonly moreAdults: string
  readonly confirm: string
  readonly lower: RegExp
  readonly higher: RegExp
  readonly oldPrice: string
  readonly newPrice: string
  readonly difference: string
  readonly goOn: string
  readonly booking: string
  readonly toPay: RegExp
  readonly inFull: RegExp
  readonly withPartner: RegExp
  readonly inThree: RegExp
  readonly pay: string
  readonly booked: string
  readonly back: string
  readonly missing: string
  readonly insured: RegExp
  readonly gifts: string
  readonly giveThis: string
  readonly bookThis: string
  readonly nights: readonly [string, string]
  readonly liberty: RegExp
  readonly moreDates: RegExp
  readonly give: string
  readonly forTwo: string
}

export const labels: Readonly<Record<Language, Labels>> = {
  fr: {
    choose: 'Choisir',
    seeStay: 'Voir le séjour',
    book: 'Réserver',
    bookStay: 'Réserver ce séjour',
    giveStay: 'Offrir ce séjour',
    dates: 'Dates',
    guestsField: /^Voyageurs \d adultes?/,
    guests: 'Voyageurs',
    moreAdults: 'Plus : Adultes',
    confirm: 'Valider',
    lower: /^Le prix a été mis à jour pendant votre réservation : il a baissé !$/,
    higher: /^Le prix a été mis à jour pendant votre réservation : il a augmenté.$/,
    oldPrice: 'Ancien prix',
    newPrice: 'Nouveau prix',
    difference: 'Différence',
    goOn: 'Continuer',
    booking: 'Votre réservation',
    toPay: /À payer, taxes comprises/,
    inFull: /^En une fois, maintenant/,
    withPartner: /^Dans 30 jours/,
    inThree: /^En 3 fois/,
    pay: 'Réserver avec obligation de paiement',
    booked: 'Votre séjour est réservé',
    back: 'Retour',
    missing: 'Veuillez choisir les dates de vos activités.',
    insured: /^Avec assurance annulation/,
    gifts: 'Cadeaux',
    giveThis: 'Offrir ce séjour en cadeau',
    bookThis: 'Réserver ce séjour pour moi',
    nights: ['1 nuit', '2 nuits'],
    liberty: /^Liberté/,
    moreDates: /^Encore plus de dates au choix/,
    give: 'Offrir',
    forTwo: 'Pour 2 adultes',
  },
  es: {
    choose: 'Elegir',
    seeStay: 'Ver la escapada',
    book: 'Reservar',
    bookStay: 'Reservar esta escapada',
    giveStay: 'Regala esta escapada',
    dates: 'Fechas',
    guestsField: /^Huéspedes \d adultos?/,
    guests: 'Huéspedes',
    moreAdults: 'Más: Adultos',
    confirm: 'Confirmar',
    lower: /^El precio se ha actualizado durante tu reserva, ¡y ahora es más bajo!$/,
    higher: /^El precio se ha actualizado durante tu reserva y ahora es más alto.$/,
    oldPrice: 'Precio anterior',
    newPrice: 'Precio nuevo',
    difference: 'Diferencia',
    goOn: 'Continuar',
    booking: 'Tu reserva',
    toPay: /Total a pagar, impuestos incluidos/,
    inFull: /^En un solo pago, ahora/,
    withPartner: /^En 30 días/,
    inThree: /^En 3 plazos/,
    pay: 'Reservar con obligación de pago',
    booked: 'Tu escapada está reservada',
    back: 'Volver',
    missing: 'Elige las fechas de tus actividades.',
    insured: /^Con seguro de cancelación/,
    gifts: 'Regalos',
    giveThis: 'Regalar esta escapada',
    bookThis: 'Reservar esta escapada para mí',
    nights: ['1 noche', '2 noches'],
    liberty: /^Libertad/,
    moreDates: /^Aún más fechas para elegir/,
    give: 'Regalar',
    forTwo: 'Para 2 adultos',
  },
  nl: {
    choose: 'Kiezen',
    seeStay: 'Bekijk het verblijf',
    book: 'Boeken',
    bookStay: 'Boek dit verblijf',
    giveStay: 'Dit verblijf cadeau geven',
    dates: 'Data',
    guestsField: /^Personen \d volwassenen?/,
    guests: 'Personen',
    moreAdults: 'Meer: Volwassenen',
    confirm: 'Bevestigen',
    lower: /^De prijs is tijdens je boeking bijgewerkt en is nu lager!$/,
    higher: /^De prijs is tijdens je boeking bijgewerkt en is nu hoger.$/,
    oldPrice: 'Oude prijs',
    newPrice: 'Nieuwe prijs',
    difference: 'Verschil',
    goOn: 'Doorgaan',
    booking: 'Je boeking',
    toPay: /Te betalen, (inclusief belastingen|taksen inbegrepen)/,
    inFull: /^Nu, in één keer/,
    withPartner: /^Over 30 dagen/,
    inThree: /^In 3 keer/,
    pay: 'Boeken met betalingsverplichting',
    booked: 'Je verblijf is geboekt',
    back: 'Terug',
    missing: 'Kies de data van je activiteiten.',
    insured: /^Met annuleringsverzekering/,
    gifts: 'Cadeaus',
    giveThis: 'Geef dit verblijf cadeau',
    bookThis: 'Dit verblijf voor mezelf boeken',
    nights: ['1 nacht', '2 nachten'],
    liberty: /^Vrijheid/,
    moreDates: /^Nog meer data om uit te kiezen/,
    give: 'Cadeau geven',
    forTwo: 'Voor 2 volwassenen',
  },
  it: {
    choose: 'Scegli',
    seeStay: 'Vedi il soggiorno',
    book: 'Prenota',
    bookStay: 'Prenota questo soggiorno',
    giveStay: 'Regala questo soggiorno',
    dates: 'Date',
    guestsField: /^Ospiti \d adult[oi]/,
    guests: 'Ospiti',
    moreAdults: 'Aumenta: Adulti',
    confirm: 'Conferma',
    lower: /^Il prezzo è stato aggiornato durante la prenotazione e ora è più basso!$/,
    higher: /^Il prezzo è stato aggiornato durante la prenotazione e ora è più alto.$/,
    oldPrice: 'Prezzo precedente',
    newPrice: 'Nuovo prezzo',
    difference: 'Differenza',
    goOn: 'Continua',
    booking: 'La tua prenotazione',
    toPay: /Da pagare, tasse incluse/,
    inFull: /^Subito, in un’unica soluzione/,
    withPartner: /^Tra 30 giorni/,
    inThree: /^In 3 rate/,
    pay: 'Prenota con obbligo di pagamento',
    booked: 'Il tuo soggiorno è prenotato',
    back: 'Indietro',
    missing: 'Scegli le date delle tue attività.',
    insured: /^Con assicurazione annullamento/,
    gifts: 'Regali',
    giveThis: 'Regala questo soggiorno',
    bookThis: 'Prenota questo soggiorno per me',
    nights: ['1 notte', '2 notti'],
    liberty: /^Libertà/,
    moreDates: /^Ancora più date tra cui scegliere/,
    give: 'Regala',
    forTwo: 'Per 2 adulti',
  },
}
