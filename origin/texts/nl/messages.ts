import type { Messages } from '../texts.ts'
import type { Grammar } from '../shared/grammar.ts'

const sameYear = (a: string, b: string) => a.slice(0, 4) === b.slice(0, 4)

export function messages({ finish, date }: Grammar): Messages {
  return {
    freeCancellation: (deadline, today) => finish(`Gratis te wijzigen tot en met ${date(deadline, !sameYear(deadline, today))}`),
    flexible: 'Gratis te wijzigen op sommige data',
    nonRefundable: 'Niet te wijzigen, niet terugbetaalbaar',
    takesNoBookings: 'Het hotel neemt op dit moment geen boekingen aan',
    bookedRecently: (count) => finish(`De voorbije 30 dagen ${count} keer geboekt op onze site`),
    viewedToday: (count) => finish(`${count} ${count === 1 ? 'persoon bekeek' : 'mensen bekeken'} dit aanbod vandaag`),
    availableUntil: (day) => finish(`Aanbod geldig tot en met ${date(day, false)}`),
    marketing: {
      favourite: 'Onze favoriet',
      new: 'Nieuw',
      bestseller: 'Bestseller',
      exclusive: 'Exclusief',
      'good-value': 'Goede prijs-kwaliteit',
      'last-minute': 'Last minute',
    },
    targeted: {
      'flash-sale': 'Flashdeal',
      'gift-idea': 'Cadeau-idee',
      'eco-choice': 'Duurzame keuze',
      family: 'Perfect met kinderen',
      couples: 'Ideaal voor twee',
      'well-rated': 'Hoog gewaardeerd',
    },
    participants: (count) => (count === 1 ? 'Voor 1 persoon' : finish(`Voor ${count} personen`)),
    rooms: (count) => finish(`Prijs voor ${count} kamers`),
    longDate: (day) => date(day, true),
  }
}
