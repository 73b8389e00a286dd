import { capital } from '../shared/grammar.ts'
import type { StayBook } from '../shared/stay.ts'

export const openings: StayBook['opening'] = {
  wellness: [
    ({ nights, hotel, in: place }) => `Stacca la spina ${place}: con ${hotel} hai davanti ${nights} di calma e di coccole.`,
    ({ nights, hotel, in: place }) => `${nights} per riprendere fiato, niente di meno: l'indirizzo è ${hotel}, ${place}.`,
    ({ nights, hotel, in: place }) =>
      `Se hai bisogno di rallentare, rotta su ${hotel}, ${place}, per ${nights} senza sveglia e senza programmi serrati.`,
    ({ nights, hotel, in: place }) => `Qui ci si prende cura di te: ${hotel}, ${place}, e ${nights} per ritrovare un ritmo che fa bene.`,
  ],
  romantic: [
    ({ nights, hotel, in: place }) =>
      `In due, ${place}, e tutto il resto può aspettare: ${nights} da ricordare a lungo, con ${hotel} a fare da cornice.`,
    ({ nights, hotel, in: place }) =>
      `${nights} da innamorati ${place}, lontano dalle agende: la cornice la mette ${hotel}, il resto è affar tuo.`,
    ({ nights, hotel, in: place }) => `Bambini dai nonni, notifiche spente, e via ${place}: ${hotel} ti aspetta per ${nights} a tu per tu.`,
    ({ nights, hotel, in: place }) =>
      `Un anniversario, una proposta o soltanto la voglia di stare insieme: ${hotel} ti accoglie ${place} per ${nights}.`,
  ],
  gastronomy: [
    ({ nights, hotel, in: place }) => `Si viene ${place} per la tavola e si resta per ${nights}: ${hotel} sa come si accolgono i golosi.`,
    ({ nights, hotel, in: place }) =>
      `Mangiare bene, bere bene, dormire bene: il programma di ${hotel}, ${place}, sta in tre verbi e ${nights}.`,
    ({ nights, hotel, in: place }) =>
      `Con ${hotel} ci si mette a tavola ${place}. ${capital(nights)} per assaggiare il territorio senza rimettersi al volante.`,
    ({ nights, hotel, in: place }) =>
      `Ecco un soggiorno che si assapora: ${nights} ${place}, con ${hotel} e i sapori del posto nel piatto.`,
  ],
  family: [
    ({ nights, hotel, in: place }) =>
      `Valigie, peluche, e si parte: ${hotel} accoglie le famiglie ${place} per ${nights} lontano dalle solite abitudini.`,
    ({ nights, hotel, in: place }) => `${nights} ${place} con i bambini: ${hotel} aspetta tutti, grandi e piccoli.`,
    ({ nights, hotel, in: place }) =>
      `Niente di meglio che ${nights} insieme per mettere da parte qualche ricordo: ${hotel} ti accoglie ${place}, senza formalità.`,
    ({ nights, hotel, in: place }) =>
      `Per una volta sono tutti d'accordo: si va ${place}, dove ${hotel} ha in serbo per la famiglia ${nights}, con giochi e merende in vista.`,
  ],
  city: [
    ({ nights, hotel, in: place }) =>
      `Lascia i bagagli in camera e parti a piedi: ${nights} ${place}, con ${hotel} come base, per scoprire la città dalle sue strade più piccole.`,
    ({ nights, hotel, in: place }) =>
      `Tavolini all'aperto, vetrine, musei, mercati: ${nights} ${place} e il tempo vola, con ${hotel} nel posto giusto per vedere tutto.`,
    ({ nights, hotel, in: place }) =>
      `Se hai voglia di strade nuove, ${hotel} ti accoglie per ${nights} ${place}, dove si esce senza prendere la macchina.`,
    ({ nights, hotel, in: place }) =>
      `Una mattina al mercato, una sera ai tavolini: con ${hotel} dormi ${nights} ${place}, e il programma lo fa la città.`,
  ],
  seaside: [
    ({ nights, hotel, in: place }) =>
      `Respira: l'aria di mare comincia ${place}, e con ${hotel} passi ${nights} tra una passeggiata sulla sabbia e il rientro al caldo.`,
    ({ nights, hotel, in: place }) =>
      `${nights} al ritmo delle onde ${place}: ${hotel} ti aspetta, con le persiane aperte sull'aria salmastra.`,
    ({ nights, hotel, in: place }) =>
      `Il mare in ogni stagione, l'idea è questa: ${hotel} ti accoglie ${place} per ${nights} a camminare, leggere e guardare l'orizzonte.`,
    ({ nights, hotel, in: place }) => `Destinazione ${hotel}, ${place}: ${nights} che sanno di sale e di crema solare.`,
  ],
  mountain: [
    ({ nights, hotel, in: place }) =>
      `L'aria rinfresca, i tornanti si susseguono, ed eccoti ${place}: ${hotel} ti aspetta per ${nights} in quota.`,
    ({ nights, hotel, in: place }) =>
      `${nights} ${place}, il tempo di una bella camminata e di un lungo pasto: ${hotel} ha le cime per vicine di casa.`,
    ({ nights, hotel, in: place }) =>
      `La montagna entra dalla finestra: ${hotel} ti aspetta ${place} per ${nights}, scarponi ai piedi o plaid sulle ginocchia.`,
    ({ nights, hotel, in: place }) =>
      `Sali un po' più in alto: ${nights} ${place}, con ${hotel} come campo base e la valle laggiù in fondo.`,
  ],
  countryside: [
    ({ nights, hotel, in: place }) => `Cambiare aria comincia da ${hotel}: ${nights} ${place}, con il canto del gallo come unica sveglia.`,
    ({ nights, hotel, in: place }) => `Un sentiero, le siepi, un cancello aperto: ${hotel} ti accoglie ${place} per ${nights} nel verde.`,
    ({ nights, hotel, in: place }) =>
      `${nights} ${place}, senza traffico e senza campanelli: con ${hotel}, tutto il lavoro lo fa la campagna.`,
    ({ nights, hotel, in: place }) =>
      `Rifugiati nel verde ${place}: ${hotel} ti accoglie per ${nights}, il tempo di dimenticare dove hai messo le chiavi.`,
  ],
  unusual: [
    ({ nights, hotel, in: place }) => `Dimentica i corridoi d'albergo: ${hotel} ti propone ${place} ${nights} fuori da ogni abitudine.`,
    ({ nights, hotel, in: place }) =>
      `Ci sono posti che si mostrano in foto e nessuno ci crede: ${hotel}, ${place}, è uno di questi, con ${nights} per verificare.`,
    ({ nights, hotel, in: place }) => `${nights} per uscire dal seminato: ${hotel} ti sorprende ${place}, ed è proprio questo il bello.`,
    ({ nights, hotel, in: place }) =>
      `Dormire in modo diverso, ecco la promessa di ${hotel}. Appuntamento ${place} per ${nights} fuori dai sentieri battuti.`,
  ],
  culture: [
    ({ nights, hotel, in: place }) =>
      `Pietre, quadri, storie: con ${nights} ${place} non si vede tutto, ma con ${hotel} parti in vantaggio.`,
    ({ nights, hotel, in: place }) =>
      `${hotel} è un buon punto di partenza per chi ama guardare in alto. ${capital(nights)} ${place}, taccuino in tasca.`,
    ({ nights, hotel, in: place }) =>
      `Musei la mattina, vecchie strade il pomeriggio: dormi ${nights} ${place}, con ${hotel}, vicino a tutto ciò che merita una visita.`,
    ({ nights, hotel, in: place }) =>
      `Parti sulle tracce di chi ha fatto la storia di questi luoghi: ${hotel} ti ospita per ${nights} ${place}, tra visite e lunghe soste.`,
  ],
}
