import type { ComponentGroups } from '../shared/components.ts'

export const wellness: ComponentGroups['wellness'] = {
  'spa-access': {
    label: 'Toegang tot de wellness',
    topic: 'wellness',
    included: 'toegang tot de wellness',
    pitch: [
      'In de wellness ga je van sauna naar hammam en blijf je daarna hangen op een ligbed in de rustruimte.',
      'Badjas, kruidenthee, bubbels: in de wellness geldt maar één regel, rustig aan doen.',
      'De toegang tot de wellness is inbegrepen: droge warmte, stoom en borrelend water om de week achter je te laten.',
    ],
    details: ['Sauna, hammam en bubbelbad', 'Handdoeken, badjassen en slippers te leen', 'Kruidenthee en fris water in de rustruimte'],
    why: ['Nooit druk: per tijdvak is het aantal gasten beperkt.', 'Als de avond valt, gaat het licht omlaag en wordt het er heel stil.'],
    mustKnow: ['Badkleding verplicht.', 'Niet aan te raden bij zwangerschap of hartproblemen.'],
  },
  'private-spa': {
    label: 'Privéwellness',
    topic: 'privéwellness',
    included: 'privéwellness voor jullie twee',
    pitch: [
      'De wellness is van jullie: de deur gaat dicht, de muziek zachter en niemand komt storen.',
      'Bubbelbad en sauna voor jullie alleen, bij kaarslicht: intiemer wordt het niet.',
      'Jullie hebben de wellness voor jullie twee, met tijd genoeg om van de sauna naar de bubbels te gaan zonder op de klok te kijken.',
    ],
    details: ['Sauna en bubbelbad helemaal privé', 'Handdoeken en badjassen inbegrepen', 'Twee frisdranken zonder alcohol'],
    why: ['Niemand anders: de wellness gaat dicht voor de andere gasten.', 'Licht en muziek kiezen jullie zelf.'],
    mustKnow: ['Het gekozen uur kan niet worden verlengd.'],
  },
  'massage-30': {
    label: 'Massage van 30 minuten',
    topic: 'massage van 30 minuten',
    included: 'een massage van 30 minuten per persoon',
    pitch: [
      'Een halfuur masseren is genoeg om rug en nek los te maken: je loopt er lichter weer uit.',
      'De handen van de masseuse gaan naar waar de week het zwaarst woog: rug, schouders en nek.',
      'Voor elk van jullie staat een massage van een halfuur klaar, met lauwe olie.',
    ],
    details: ['Massage van rug, schouders en nek', 'Lauwe plantaardige olie, op verzoek zonder parfum', 'Kruidenthee na de behandeling'],
    why: ['Lekker kort, ideaal als eerste massage.', 'De druk wordt aan jou aangepast.'],
    mustKnow: ['Wees er tien minuten van tevoren.', 'Meld een zwangerschap of gezondheidsproblemen bij het reserveren van je uur.'],
  },
  'massage-50': {
    label: 'Massage van 50 minuten',
    topic: 'massage van 50 minuten',
    included: 'een massage van 50 minuten per persoon',
    pitch: [
      'Vijftig minuten massage, van je voeten tot je nek: zo’n moment waar je maandag nog aan denkt.',
      'De massage duurt vijftig minuten en neemt het hele lichaam mee; de stilte erna hoort erbij.',
      'Voor elk van jullie een volledige massage van vijftig minuten, traag en weldadig.',
    ],
    details: ['Massage van het hele lichaam', 'Warme olie, keuze uit drie geuren', 'Rust en kruidenthee na afloop'],
    why: ['Lang genoeg om echt los te laten.', 'Gediplomeerde masseurs, die eerst vragen stellen en dan pas beginnen.'],
    mustKnow: ['Wees er tien minuten van tevoren.', 'Meld een zwangerschap of gezondheidsproblemen bij het reserveren van je uur.'],
  },
  'hammam-ritual': {
    label: 'Hammamritueel met scrub',
    topic: 'hammamritueel',
    included: 'een hammamritueel met scrub van zwarte zeep',
    pitch: [
      'Stoom, zwarte zeep, een kessahandschoen: na het ritueel is je huid zacht en je hoofd leeg.',
      'In de hammam gaat de scrub zoals het hoort, tot en met de laatste emmer lauw water.',
    ],
    details: ['Stoombad met eucalyptus', 'Scrub met zwarte zeep en kessahandschoen', 'Muntthee in de rustruimte'],
    why: ['Een heel zachte huid, al na één keer.', 'De handschoen is nieuw en mag mee naar huis.'],
    mustKnow: ['Niet ontharen of zonnen de dag ervoor.', 'Badkleding aangeraden.'],
  },
  facial: {
    label: 'Gezichtsverzorging',
    topic: 'gezichtsverzorging',
    included: 'een gezichtsverzorging per persoon',
    pitch: [
      'Reiniging, masker, massage: na de gezichtsverzorging oogt zelfs een moe gezicht weer fris.',
      'De gezichtsverzorging wordt aan je huid aangepast: eerst een paar vragen, dan stilte en de ogen dicht.',
    ],
    details: ['Reiniging, zachte scrub en masker', 'Massage van gezicht en decolleté', 'Cosmetica van natuurlijke oorsprong'],
    why: ['Voor elke huid, voor haar en voor hem.', 'Je krijgt advies en niemand probeert je iets te verkopen.'],
    mustKnow: ['Kom liefst zonder make-up.', 'Meld allergieën bij het reserveren van je uur.'],
  },
  'pool-access': {
    label: 'Toegang tot het zwembad',
    topic: 'zwembad',
    included: 'vrije toegang tot het zwembad',
    pitch: [
      'Het zwembad is open van ’s ochtends tot ’s avonds: een paar baantjes voor het ontbijt en je dag begint goed.',
      'Je gaat in badjas naar het zwembad, zo vaak als je zin hebt.',
    ],
    details: ['Vrije toegang tijdens het hele verblijf', 'Badhanddoeken te leen', 'Ligstoelen aan de rand'],
    why: ['Geen tijdvak te reserveren.', '’s Ochtends vroeg heb je het water vaak voor jezelf.'],
    mustKnow: ['Kinderen zwemmen onder toezicht van een volwassene.'],
  },
  'hot-tub-private': {
    label: 'Privébubbelbad',
    topic: 'privébubbelbad',
    included: 'een privébubbelbad',
    pitch: [
      'Het bubbelbad is voor jullie alleen: water van 37 graden, bubbels en alle tijd.',
      'Op het uur dat jullie kiezen, een bubbelbad zonder pottenkijkers.',
    ],
    details: ['Bubbelbad van 37 °C', 'Handdoeken en badjassen inbegrepen', 'Karaf water met citrus'],
    why: ['Uit het zicht, overdag en ’s avonds.', 'Nog fijner als het buiten koud is.'],
    mustKnow: ['Badkleding verplicht.', 'Niet aan te raden bij zwangerschap.'],
  },
}
