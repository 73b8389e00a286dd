import type { ComponentGroups } from '../shared/components.ts'
import type { DutchUsage } from './usage.ts'

export function family({ phone }: DutchUsage): ComponentGroups['family'] {
  return {
    treetop: {
      label: 'Klimpark',
      topic: 'klimpark',
      included: 'een parcours in het klimpark',
      pitch: [
        'Tokkelbanen, touwbruggen, netten: in het klimpark staat iedereen op dezelfde hoogte.',
        'Tussen de bomen gaan de parcoursen van braaf tot wild; groot en klein kiezen hun kleur.',
      ],
      details: ['Parcoursen op verschillende niveaus', 'Klimgordel, helm en uitleg', 'Doorlopende zekering voor de jongsten'],
      why: ['De kinderen hebben het er in bed nog over.'],
      mustKnow: ['Lang haar vast, dichte schoenen.', 'Gesloten bij onweer of harde wind.'],
    },
    funfair: {
      label: 'Pretpark',
      topic: 'pretpark',
      included: 'een pretparkticket per persoon',
      pitch: [
        'Met de tickets al op zak ben je er bij het openen en ren je zo naar de achtbaan.',
        'Een dag attracties en shows is inbegrepen, met de nodige suikerspin.',
      ],
      details: ['Een dagticket per persoon', 'Alle attracties en shows', 'Plattegrond van het park in het hotel'],
      why: ['Je gaat rechtstreeks naar de ingang.'],
      mustKnow: ['Voor sommige attracties geldt een minimumlengte.', 'Kijk vooraf wanneer het park open is.'],
    },
    zoo: {
      label: 'Dierenpark',
      topic: 'dierenpark',
      included: 'een ticket voor het dierenpark per persoon',
      pitch: [
        'In het dierenpark bepalen de voedertijden het ritme van de dag: kom vroeg, de otters hebben honger.',
        'Giraffen, wolven of pinguïns, ieder heeft zijn favoriet: de tickets voor het dierenpark zijn inbegrepen.',
      ],
      details: ['Een dagticket per persoon', 'Voederbeurten met uitleg', 'Picknickplaatsen'],
      why: ['Een park dat zich inzet voor bedreigde soorten.'],
      mustKnow: ['Honden blijven in het hotel.'],
    },
    'escape-game': {
      label: 'Escaperoom',
      topic: 'escaperoom',
      included: 'een spel in de escaperoom',
      pitch: [
        'De deur valt dicht, de klok begint te lopen: een escaperoom win je samen.',
        'Sloten, codes en valse sporen: een uur gaat snel als je de uitgang zoekt.',
      ],
      details: ['Kamer voor jullie groep alleen', 'Een spelleider helpt op weg', 'Foto als aandenken'],
      why: ['Er wordt veel gelachen, ook bij verlies.'],
      mustKnow: [`Je ${phone} blijft in het kluisje.`, 'Wees er een kwartier voor het spel.'],
    },
    karting: {
      label: 'Karting',
      topic: 'karting',
      included: 'twee kartraces per persoon',
      pitch: [
        'Helm, groen licht, eerste bocht: op de kartbaan is iedereen het snel eens, of helemaal niet.',
        'Twee races voor elk van jullie, met de tijden op papier om bij het eten af te rekenen.',
      ],
      details: ['Twee races van tien minuten', 'Helm en pak te leen', 'Tijdmeting en klassement'],
      why: ['Karts voor volwassenen en voor tieners.'],
      mustKnow: ['Minimumlengte 1,45 m.', 'Dichte schoenen verplicht.'],
    },
    aquarium: {
      label: 'Aquarium',
      topic: 'bezoek aan het aquarium',
      included: 'een ticket voor het aquarium per persoon',
      pitch: [
        'In het aquarium zwemmen de haaien boven je hoofd en worden zelfs de drukste kinderen stil van de kwallen.',
        'De tickets voor het aquarium zijn inbegrepen: ideaal voor een grijze ochtend of een te warme middag.',
      ],
      details: ['Een ticket per persoon', 'Aaibassin voor de kinderen', 'Voederbeurten met uitleg'],
      why: ['Binnen, wat voor weer het ook is.'],
      mustKnow: ['Foto’s zonder flits.'],
    },
  }
}
