/** Icons from Tabler Icons (MIT licence), drawn in a box of 24 by 24. */

export const arrowLeftIcon = 'M5 12l14 0M5 12l6 6M5 12l6-6'
export const chevronDownIcon = 'M6 9l6 6l6-6'
export const chevronLeftIcon = 'M15 6l-6 6l6 6'
export const chevronRightIcon = 'M9 6l6 6l-6 6'
export const crossIcon = 'M18 6l-12 12M6 6l12 12'
export const menuIcon = 'M4 6l16 0M4 12l16 0M4 18l16 0'
export const searchIcon = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6'
export const mapIcon = 'M3 7l6-3l6 3l6-3v13l-6 3l-6-3l-6 3v-13M9 4v13M15 7v13'
export const pinIcon = 'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0'
export const calendarIcon = 'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12M16 3v4M8 3v4M4 11h16'
export const calendarCheckIcon = 'M11.5 21h-5.5a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6M16 3v4M8 3v4M4 11h16M15 19l2 2l4-4'
export const guestsIcon =
  'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2M16 3.13a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0-3-3.85'
export const personIcon = 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2'
export const shareIcon =
  'M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4'
export const heartIcon = 'M19.5 12.572l-7.5 7.428l-7.5-7.428a5 5 0 1 1 7.5-6.566a5 5 0 1 1 7.5 6.572'
export const giftIcon = 'M3 8h18v4h-18zM12 8v13M19 12v9h-14v-9M12 8c-6 0-6-5-4-5s4 5 4 5s2-5 4-5s2 5-4 5'
export const giftCardIcon =
  'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3l0-8M7 16l3-3l3 3M8 13c-.789 0-2-.672-2-1.5s.711-1.5 1.5-1.5c1.128-.02 2.077 1.17 2.5 3c.423-1.83 1.372-3.02 2.5-3c.789 0 1.5 .672 1.5 1.5s-1.211 1.5-2 1.5h-4'
export const helpIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 16v.01M12 13a2 2 0 0 0 .914-3.782a1.98 1.98 0 0 0-2.414 .483'
export const phoneIcon = 'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5-2.5l5 2v4a2 2 0 0 1-2 2a16 16 0 0 1-15-15a2 2 0 0 1 2-2'
export const mailIcon = 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10M3 7l9 6l9-6'
export const chatIcon = 'M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3h-2a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3h12'
export const checkIcon = 'M5 12l5 5l10-10'
export const circleCheckIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12l2 2l4-4'
export const circleInfoIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1'
export const warningIcon =
  'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0M12 16h.01'
export const clockIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3'
export const bedIcon = 'M5 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M22 17v-3h-20M2 8v9M12 14h10v-2a3 3 0 0 0-3-3h-7v5'
export const breakfastIcon =
  'M3 14c.83 .642 2.077 1.017 3.5 1c1.423 .017 2.67-.358 3.5-1c.83-.642 2.077-1.017 3.5-1c1.423-.017 2.67 .358 3.5 1M8 3a2.4 2.4 0 0 0-1 2a2.4 2.4 0 0 0 1 2M12 3a2.4 2.4 0 0 0-1 2a2.4 2.4 0 0 0 1 2M3 10h14v5a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6v-5M16.746 16.726a3 3 0 1 0 .252-5.555'
export const dinnerIcon = 'M19 3v12h-5c-.023-3.681 .184-7.406 5-12m0 12v6h-1v-3m-10-14v17m-3-17v3a3 3 0 1 0 6 0v-3'
export const ticketIcon =
  'M15 5l0 2M15 11l0 2M15 17l0 2M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-3a2 2 0 0 0 0-4v-3a2 2 0 0 1 2-2'
export const sparklesIcon =
  'M16 18a2 2 0 0 1 2 2a2 2 0 0 1 2-2a2 2 0 0 1-2-2a2 2 0 0 1-2 2m0-12a2 2 0 0 1 2 2a2 2 0 0 1 2-2a2 2 0 0 1-2-2a2 2 0 0 1-2 2m-7 12a6 6 0 0 1 6-6a6 6 0 0 1-6-6a6 6 0 0 1-6 6a6 6 0 0 1 6 6'
export const confettiIcon =
  'M4 5h2M5 4v2M11.5 4l-.5 2M18 5h2M19 4v2M15 9l-1 1M18 13l2-.5M18 19h2M19 18v2M14 16.518l-6.518-6.518l-4.39 9.58a1 1 0 0 0 1.329 1.329l9.579-4.39'
export const lockIcon =
  'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0-2 0M8 11v-4a4 4 0 1 1 8 0v4'
export const shieldIcon = 'M11.46 20.846a12 12 0 0 1-7.96-14.846a12 12 0 0 0 8.5-3a12 12 0 0 0 8.5 3a12 12 0 0 1-.09 7.06M15 19l2 2l4-4'
export const refreshIcon = 'M20 11a8.1 8.1 0 0 0-15.5-2m-.5-4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4'
export const filtersIcon =
  'M12 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 6l8 0M16 6l4 0M6 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 12l2 0M10 12l10 0M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 18l11 0M19 18l1 0'
export const sortIcon = 'M3 9l4-4l4 4m-4-4v14M21 15l-4 4l-4-4m4 4v-14'
export const photoIcon =
  'M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12M3 16l5-5c.928-.893 2.072-.893 3 0l5 5M14 14l1-1c.928-.893 2.072-.893 3 0l3 3'
export const leafIcon = 'M5 21c.5-4.5 2.5-8 7-10M9 18c6.218 0 10.5-3.288 11-12v-2h-4.014c-9 0-11.986 4-12 9c0 1 0 3 2 5h3l.014 0'
export const receiptIcon = 'M5 21v-16a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2l-2 2l-2-2l-2 2l-2-2l-3 2m4-14h6m-6 4h6m-2 4h2'
export const worldIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18'
export const expandIcon = 'M16 4h4v4M14 10l6-6M8 20h-4v-4M4 20l6-6M16 20h4v-4M14 14l6 6M8 4h-4v4M4 4l6 6'
export const plusIcon = 'M12 5l0 14M5 12l14 0'
export const minusIcon = 'M5 12l14 0'
export const bathIcon =
  'M4 12h16a1 1 0 0 1 1 1v3a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4v-3a1 1 0 0 1 1-1M6 12v-7a2 2 0 0 1 2-2h3v2.25M4 21l1-1.5M20 21l-1-1.5'
export const buildingIcon = 'M3 21l18 0M9 8l1 0M9 12l1 0M9 16l1 0M14 8l1 0M14 12l1 0M14 16l1 0M5 21v-16a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16'
export const thumbUpIcon =
  'M7 11v8a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h3a4 4 0 0 0 4-4v-1a2 2 0 0 1 4 0v5h3a2 2 0 0 1 2 2l-1 5a2 3 0 0 1-2 2h-7a3 3 0 0 1-3-3'
export const thumbDownIcon =
  'M7 13v-8a1 1 0 0 0-1-1h-2a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h3a4 4 0 0 1 4 4v1a2 2 0 0 0 4 0v-5h3a2 2 0 0 0 2-2l-1-5a2 3 0 0 0-2-2h-7a3 3 0 0 0-3 3'
export const tagIcon =
  'M6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M3 6v5.172a2 2 0 0 0 .586 1.414l7.71 7.71a2.41 2.41 0 0 0 3.408 0l5.592-5.592a2.41 2.41 0 0 0 0-3.408l-7.71-7.71a2 2 0 0 0-1.414-.586h-5.172a3 3 0 0 0-3 3'
export const sunIcon =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 12h1m8-9v1m8 8h1m-9 8v1m-6.4-15.4l.7 .7m12.1-.7l-.7 .7m0 11.4l.7 .7m-12.1-.7l-.7 .7'
export const beachIcon =
  'M17.553 16.75a7.5 7.5 0 0 0-10.606 0M18 3.804a6 6 0 0 0-8.196 2.196l10.392 6a6 6 0 0 0-2.196-8.196M16.732 10c1.658-2.87 2.225-5.644 1.268-6.196c-.957-.552-3.075 1.326-4.732 4.196M15 9l-3 5.196M3 19.25a2.4 2.4 0 0 1 1-.25a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2-1a2.4 2.4 0 0 1 2-1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2-1a2.4 2.4 0 0 1 2-1a2.4 2.4 0 0 1 1 .25'
export const treesIcon =
  'M16 5l3 3l-2 1l4 4l-3 1l4 4h-9M15 21l0-3M8 13l-2-2M8 12l2-2M8 21v-13M5.824 16a3 3 0 0 1-2.743-3.69a3 3 0 0 1 .304-4.833a3 3 0 0 1 4.615-3.707a3 3 0 0 1 4.614 3.707a3 3 0 0 1 .305 4.833a3 3 0 0 1-2.919 3.695h-4l-.176-.005'
export const mountainIcon = 'M3 20h18l-6.921-14.612a2.3 2.3 0 0 0-4.158 0l-6.921 14.612M7.5 11l2 2.5l2.5-2.5l2 3l2.5-2'
export const castleIcon =
  'M15 19v-2a3 3 0 0 0-6 0v2a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-14h4v3h3v-3h4v3h3v-3h4v14a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1M3 11l18 0'
export const wifiIcon =
  'M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a8 8 0 0 1 11.314 0M3.515 9.515c4.686-4.687 12.284-4.687 17 0'
export const poolIcon =
  'M2 20a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2-1a2.4 2.4 0 0 1 2-1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2-1a2.4 2.4 0 0 1 2-1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2-1M2 16a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2-1a2.4 2.4 0 0 1 2-1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2-1a2.4 2.4 0 0 1 2-1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2-1M15 12v-7.5a1.5 1.5 0 0 1 3 0M9 12v-7.5a1.5 1.5 0 0 0-3 0M15 5l-6 0M9 10l6 0'
export const walletIcon =
  'M17 8v-3a1 1 0 0 0-1-1h-10a2 2 0 0 0 0 4h12a1 1 0 0 1 1 1v3m0 4v3a1 1 0 0 1-1 1h-12a2 2 0 0 1-2-2v-12M20 12v4h-4a2 2 0 0 1 0-4h4'
export const sadIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 10l.01 0M15 10l.01 0M9.5 15.25a3.5 3.5 0 0 1 5 0'
export const familyIcon =
  'M5 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 22v-5l-1-1v-4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4l-1 1v5M15 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 22v-4h-2l2-6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1l2 6h-2v4'
export const headsetIcon =
  'M4 14v-3a8 8 0 1 1 16 0v3M18 19c0 1.657-2.686 3-6 3M4 14a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3M15 14a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3'
export const boltIcon = 'M13 3l0 7l6 0l-8 11l0-7l-6 0l8-11'
export const starIcon = 'M12 17.75l-6.172 3.245l1.179-6.873l-5-4.867l6.9-1l3.086-6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158-3.245'
export const glassIcon = 'M8 21l8 0M12 15l0 6M17 3l1 7c0 3.012-2.686 5-6 5s-6-1.988-6-5l1-7h10M6 10a5 5 0 0 1 6 0a5 5 0 0 0 6 0'
export const massageIcon =
  'M3 17a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 22l4-2v-3h12M11 20h9M8 14l3-2l1-4c3 1 3 4 3 6'
export const playIcon = 'M7 4v16l13-8z'
export const pauseIcon = 'M6 5h4v14h-4zM14 5h4v14h-4z'
export const printIcon =
  'M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2h-14a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2M17 9v-4a2 2 0 0 0-2-2h-6a2 2 0 0 0-2 2v4M7 15a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2z'
