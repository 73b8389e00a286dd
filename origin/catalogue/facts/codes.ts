/** The closed vocabularies of the catalogue: facts are made of these codes, and every code has a text in each language. */

export const themes = {
  wellness: 26,
  romantic: 23,
  gastronomy: 19,
  family: 39,
  city: 12,
  seaside: 31,
  mountain: 33,
  countryside: 35,
  unusual: 41,
  culture: 14,
} as const
export type ThemeCode = keyof typeof themes
export const themeCodes = [
  'wellness',
  'romantic',
  'gastronomy',
  'family',
  'city',
  'seaside',
  'mountain',
  'countryside',
  'unusual',
  'culture',
] as const satisfies readonly ThemeCode[]

export const hotelTypes = ['hotel', 'boutique', 'chateau', 'guesthouse', 'resort', 'lodge', 'farmhouse', 'treehouse', 'aparthotel'] as const
export type HotelType = (typeof hotelTypes)[number]

/** Countries with hotels. */
export const hotelCountries = ['FR', 'ES', 'BE', 'NL', 'IT'] as const
export type HotelCountry = (typeof hotelCountries)[number]

export const environments = ['city', 'seaside', 'countryside', 'mountain', 'lake', 'forest', 'vineyard'] as const
export type Environment = (typeof environments)[number]

export const styles = ['charming', 'design', 'classic', 'romantic', 'family', 'luxury', 'eco', 'historic'] as const
export type Style = (typeof styles)[number]

export const facilities = [
  'wifi',
  'parking',
  'indoor-pool',
  'outdoor-pool',
  'spa',
  'sauna',
  'hammam',
  'hot-tub',
  'gym',
  'restaurant',
  'bar',
  'terrace',
  'garden',
  'bikes',
  'ev-charging',
  'air-conditioning',
  'lift',
  'accessible',
  'family-rooms',
  'playground',
  'room-service',
  'sea-view',
  'beach-access',
  'ski-room',
  'pets',
] as const
export type FacilityCode = (typeof facilities)[number]

export const ecoFacilities = [
  'green-electricity',
  'led-lighting',
  'no-single-use-plastic',
  'waste-sorting',
  'local-produce',
  'refillable-toiletries',
  'water-saving',
  'eco-label',
  'composting',
  'solar-panels',
  'bee-hives',
  'bike-friendly',
] as const
export type EcoCode = (typeof ecoFacilities)[number]

export const roomTypes = ['classic', 'superior', 'junior-suite', 'suite', 'family', 'cabin', 'deluxe', 'large', 'family-cabin'] as const
export type RoomType = (typeof roomTypes)[number]
/** Rooms with a sofa bed for the children. */
export const familyRoomTypes: readonly RoomType[] = ['family', 'family-cabin']
export const beddings = ['double', 'queen', 'king', 'twin'] as const
export type Bedding = (typeof beddings)[number]
export const views = [
  'garden',
  'sea',
  'courtyard',
  'rooftops',
  'mountain',
  'lake',
  'vineyard',
  'forest',
  'street',
  'canal',
  'countryside',
] as const
export type View = (typeof views)[number]
export const roomFacilities = [
  'rain-shower',
  'bathtub',
  'balcony',
  'coffee-machine',
  'minibar',
  'flat-screen',
  'safe',
  'desk',
  'bathrobes',
  'fireplace',
  'private-terrace',
  'kettle',
] as const
export type RoomFacility = (typeof roomFacilities)[number]

/** What a stay includes beside the night, by group of the Activities filter. */
export const componentGroups = {
  wellness: ['spa-access', 'private-spa', 'massage-30', 'massage-50', 'hammam-ritual', 'facial', 'pool-access', 'hot-tub-private'],
  gastronomy: [
    'dinner-3',
    'dinner-5',
    'wine-tasting',
    'cheese-board',
    'cooking-class',
    'aperitif',
    'sparkling-wine',
    'tapas-dinner',
    'picnic',
    'brunch',
    'chocolate-box',
  ],
  romance: ['rose-petals', 'candlelight-dinner', 'breakfast-in-bed', 'late-checkout'],
  culture: ['museum', 'guided-walk', 'boat-trip', 'castle-visit', 'show', 'gondola'],
  outdoors: ['bike-rental', 'canoe', 'horse-ride', 'golf', 'balloon', 'sailing', 'hiking-guide'],
  family: ['treetop', 'funfair', 'zoo', 'escape-game', 'karting', 'aquarium'],
} as const
export type ComponentGroup = keyof typeof componentGroups
export type ComponentCode = (typeof componentGroups)[ComponentGroup][number]
export const componentCodes: readonly ComponentCode[] = Object.values(componentGroups).flat()

/** Numeric tag of each component: 101, 102 … */
export const componentTags: ReadonlyMap<ComponentCode, number> = new Map(componentCodes.map((code, index) => [code, 101 + index]))

export const reviewPositives = [
  'welcome',
  'breakfast',
  'quiet',
  'view',
  'bed',
  'spa',
  'dinner',
  'location',
  'clean',
  'charm',
  'staff-tips',
  'parking',
  'garden',
  'pool',
  'room-size',
  'value',
  'decor',
  'surprise',
] as const
export const reviewNegatives = [
  'wifi',
  'noise',
  'small-bathroom',
  'parking-price',
  'breakfast-queue',
  'hot-room',
  'spa-crowded',
  'stairs',
  'slow-service',
  'pillows',
  'signage',
] as const
export type ReviewPositive = (typeof reviewPositives)[number]
export type ReviewNegative = (typeof reviewNegatives)[number]
