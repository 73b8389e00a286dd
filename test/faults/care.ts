/** Signs the sessions of these tests. */
export const careSecret = 'a secret of customer care in tests of faults'

/** Configures the sign-in of customer care at an issuer. */
export const careOf = (issuer: string): Record<string, string> => ({
  CARE_ISSUER: issuer,
  CARE_CLIENT_ID: 'customer-care',
  CARE_EMAIL_DOMAINS: 'escale.example',
  CARE_SESSION_SECRET: careSecret,
})
