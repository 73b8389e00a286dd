declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}
declare module 'virtual:client-assets' {
  const assets: import('../src/hydration/build/client-assets.ts').ClientAssets
  export default assets
}

declare module 'virtual:sheet/all'
