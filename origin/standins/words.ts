import type { Language } from '../../src/market/markets.ts'

export interface ScreenWords {
  /** What every stand-in screen says of itself. */
  readonly notice: string
  readonly back: string
  readonly invalid: string
  readonly payment: {
    readonly title: string
    readonly amount: string
    readonly reference: string
    readonly how: Readonly<Record<'full' | '3x' | '4x' | 'deferred' | 'pay-later', string>>
    readonly with: string
    readonly confirm: string
    readonly cancel: string
    readonly done: string
    readonly doneText: string
  }
  readonly account: {
    readonly signin: string
    readonly signinText: string
    readonly signinButton: string
    readonly signout: string
    readonly profile: string
    readonly profileText: string
    readonly trips: string
    readonly tripsText: string
    readonly wishlist: string
    readonly wishlistText: string
  }
  readonly lookup: {
    readonly title: string
    readonly text: string
    readonly number: string
    readonly email: string
    readonly search: string
    readonly none: string
  }
  readonly beneficiary: {
    readonly title: string
    readonly text: string
    readonly code: string
    readonly open: string
    readonly none: string
  }
  readonly box: { readonly title: string; readonly text: string; readonly code: string; readonly open: string; readonly none: string }
}

export const screenWords: Readonly<Record<Language, ScreenWords>> = {
  fr: {
    notice: "Écran de démonstration de l'origine de référence : il tient la place d'un service extérieur. Rien n'y est vendu ni conservé.",
    back: 'Retour au site',
    invalid: 'Cette adresse est incomplète ou ne mène à rien.',
    payment: {
      title: 'Paiement',
      amount: 'Montant',
      reference: 'Référence',
      how: {
        full: 'En une fois',
        '3x': 'En 3 fois',
        '4x': 'En 4 fois',
        deferred: 'Plus tard, avant le séjour',
        'pay-later': 'Plus tard, avec un autre prestataire',
      },
      with: 'Moyen de paiement',
      confirm: 'Payer',
      cancel: 'Annuler',
      done: 'Paiement simulé accepté',
      doneText: "Aucune somme n'a été débitée : ce prestataire de paiement est fictif.",
    },
    account: {
      signin: 'Se connecter',
      signinText: "Il n'y a pas de compte à créer : un clic suffit pour entrer comme client de démonstration.",
      signinButton: 'Entrer comme client de démonstration',
      signout: 'Se déconnecter',
      profile: 'Mon profil',
      profileText: 'Camille Exemple, camille@escale.example',
      trips: 'Mes voyages',
      tripsText: "Aucun voyage : cette démonstration n'enregistre pas de réservation.",
      wishlist: 'Mes favoris',
      wishlistText: "Aucun favori n'est conservé ici.",
    },
    lookup: {
      title: 'Retrouver ma réservation',
      text: 'Le numéro de réservation compte 8 chiffres ; il figure dans votre e-mail de confirmation.',
      number: 'Numéro de réservation',
      email: 'E-mail',
      search: 'Rechercher',
      none: "Aucune réservation ne correspond : cette démonstration n'en enregistre pas.",
    },
    beneficiary: {
      title: 'Utiliser un bon cadeau',
      text: 'Saisissez le code du bon que vous avez reçu.',
      code: 'Code du bon cadeau',
      open: 'Choisir mes dates',
      none: "Ce code n'existe pas : cette démonstration n'émet pas de bons.",
    },
    box: {
      title: 'Utiliser un coffret',
      text: 'Saisissez le numéro inscrit sur le chèque du coffret.',
      code: 'Numéro du coffret',
      open: 'Choisir mon séjour',
      none: "Ce numéro n'existe pas : cette démonstration n'émet pas de coffrets.",
    },
  },
  nl: {
    notice: 'Demonstratiescherm van de referentieserver: het vervangt een externe dienst. Er wordt niets verkocht of bewaard.',
    back: 'Terug naar de site',
    invalid: 'Dit adres is onvolledig of leidt nergens heen.',
    payment: {
      title: 'Betaling',
      amount: 'Bedrag',
      reference: 'Referentie',
      how: {
        full: 'In één keer',
        '3x': 'In 3 keer',
        '4x': 'In 4 keer',
        deferred: 'Later, vóór het verblijf',
        'pay-later': 'Later, via een andere aanbieder',
      },
      with: 'Betaalwijze',
      confirm: 'Betalen',
      cancel: 'Annuleren',
      done: 'Gesimuleerde betaling geslaagd',
      doneText: 'Er is niets afgeschreven: deze betaaldienst is fictief.',
    },
    account: {
      signin: 'Inloggen',
      signinText: 'Je hoeft geen account aan te maken: met één klik ben je binnen als demonstratieklant.',
      signinButton: 'Ga verder als demonstratieklant',
      signout: 'Uitloggen',
      profile: 'Mijn profiel',
      profileText: 'Camille Voorbeeld, camille@escale.example',
      trips: 'Mijn reizen',
      tripsText: 'Geen reizen: deze demonstratie bewaart geen boekingen.',
      wishlist: 'Mijn favorieten',
      wishlistText: 'Hier worden geen favorieten bewaard.',
    },
    lookup: {
      title: 'Mijn boeking terugvinden',
      text: 'Het boekingsnummer heeft 8 cijfers en staat in je bevestigingsmail.',
      number: 'Boekingsnummer',
      email: 'E-mail',
      search: 'Zoeken',
      none: 'Geen boeking gevonden: deze demonstratie bewaart er geen.',
    },
    beneficiary: {
      title: 'Cadeaubon gebruiken',
      text: 'Vul de code in van de bon die je hebt gekregen.',
      code: 'Code van de cadeaubon',
      open: 'Kies mijn data',
      none: 'Deze code bestaat niet: deze demonstratie geeft geen bonnen uit.',
    },
    box: {
      title: 'Cadeaubox gebruiken',
      text: 'Vul het nummer in dat op de cheque in de box staat.',
      code: 'Nummer van de box',
      open: 'Kies mijn verblijf',
      none: 'Dit nummer bestaat niet: deze demonstratie geeft geen boxen uit.',
    },
  },
  es: {
    notice:
      'Pantalla de demostración del servidor de referencia: ocupa el lugar de un servicio externo. Aquí no se vende ni se guarda nada.',
    back: 'Volver a la web',
    invalid: 'Esta dirección está incompleta o no lleva a ninguna parte.',
    payment: {
      title: 'Pago',
      amount: 'Importe',
      reference: 'Referencia',
      how: {
        full: 'En un solo pago',
        '3x': 'En 3 plazos',
        '4x': 'En 4 plazos',
        deferred: 'Más adelante, antes de la estancia',
        'pay-later': 'Más adelante, con otro proveedor',
      },
      with: 'Forma de pago',
      confirm: 'Pagar',
      cancel: 'Cancelar',
      done: 'Pago simulado aceptado',
      doneText: 'No se ha cobrado nada: este proveedor de pagos es ficticio.',
    },
    account: {
      signin: 'Iniciar sesión',
      signinText: 'No hace falta crear una cuenta: con un clic entras como cliente de demostración.',
      signinButton: 'Entrar como cliente de demostración',
      signout: 'Cerrar sesión',
      profile: 'Mi perfil',
      profileText: 'Camille Ejemplo, camille@escale.example',
      trips: 'Mis viajes',
      tripsText: 'Ningún viaje: esta demostración no guarda reservas.',
      wishlist: 'Mis favoritos',
      wishlistText: 'Aquí no se guarda ningún favorito.',
    },
    lookup: {
      title: 'Buscar mi reserva',
      text: 'El número de reserva tiene 8 cifras y aparece en el correo de confirmación.',
      number: 'Número de reserva',
      email: 'Correo electrónico',
      search: 'Buscar',
      none: 'No hay ninguna reserva con esos datos: esta demostración no las guarda.',
    },
    beneficiary: {
      title: 'Canjear un bono regalo',
      text: 'Introduce el código del bono que has recibido.',
      code: 'Código del bono',
      open: 'Elegir mis fechas',
      none: 'Este código no existe: esta demostración no emite bonos.',
    },
    box: {
      title: 'Canjear una caja regalo',
      text: 'Introduce el número que figura en el cheque de la caja.',
      code: 'Número de la caja',
      open: 'Elegir mi escapada',
      none: 'Este número no existe: esta demostración no emite cajas.',
    },
  },
  it: {
    notice: 'Schermata dimostrativa del server di riferimento: sostituisce un servizio esterno. Qui non si vende né si conserva nulla.',
    back: 'Torna al sito',
    invalid: 'Questo indirizzo è incompleto o non porta da nessuna parte.',
    payment: {
      title: 'Pagamento',
      amount: 'Importo',
      reference: 'Riferimento',
      how: {
        full: 'In un’unica soluzione',
        '3x': 'In 3 rate',
        '4x': 'In 4 rate',
        deferred: 'Più avanti, prima del soggiorno',
        'pay-later': 'Più avanti, con un altro fornitore',
      },
      with: 'Metodo di pagamento',
      confirm: 'Paga',
      cancel: 'Annulla',
      done: 'Pagamento simulato accettato',
      doneText: 'Non è stato addebitato nulla: questo fornitore di pagamenti è fittizio.',
    },
    account: {
      signin: 'Accedi',
      signinText: 'Non serve creare un account: basta un clic per entrare come cliente dimostrativo.',
      signinButton: 'Entra come cliente dimostrativo',
      signout: 'Esci',
      profile: 'Il mio profilo',
      profileText: 'Camille Esempio, camille@escale.example',
      trips: 'I miei viaggi',
      tripsText: 'Nessun viaggio: questa dimostrazione non registra prenotazioni.',
      wishlist: 'I miei preferiti',
      wishlistText: 'Qui non si conservano preferiti.',
    },
    lookup: {
      title: 'Ritrova la prenotazione',
      text: 'Il numero di prenotazione ha 8 cifre e si trova nell’e-mail di conferma.',
      number: 'Numero di prenotazione',
      email: 'E-mail',
      search: 'Cerca',
      none: 'Nessuna prenotazione trovata: questa dimostrazione non ne registra.',
    },
    beneficiary: {
      title: 'Usare un buono regalo',
      text: 'Inserisci il codice del buono che hai ricevuto.',
      code: 'Codice del buono',
      open: 'Scegli le date',
      none: 'Questo codice non esiste: questa dimostrazione non emette buoni.',
    },
    box: {
      title: 'Usare un cofanetto',
      text: 'Inserisci il numero scritto sull’assegno del cofanetto.',
      code: 'Numero del cofanetto',
      open: 'Scegli il soggiorno',
      none: 'Questo numero non esiste: questa dimostrazione non emette cofanetti.',
    },
  },
}
