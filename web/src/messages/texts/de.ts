export const common = {
  optional: '(optional)',
  phoneHint: 'Mit Ländervorwahl im E.164-Format, zum Beispiel +12125550148.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  previous: 'Zurück',
  next: 'Weiter',
  dismiss: 'Ausblenden',
  clearSearch: 'Suche löschen',
  clearFilters: 'Filter entfernen',
  removeFilter: 'Filter {name} {value} entfernen',
  loading: 'Wird geladen...',
  updating: 'Wird aktualisiert',
  tryAgain: 'Erneut versuchen',
  copyDetails: 'Details kopieren',
  copied: 'Kopiert',
  errorDetails: 'HTTP {status}, Anfrage {correlationId}',
  errorStatus: 'HTTP {status}',
  unexpectedError: 'Ein unerwarteter Fehler ist aufgetreten.',
  problems: '{count, plural, =1 {Ein Feld braucht} other {# Felder brauchen}} Ihre Aufmerksamkeit',
  discardQuestion: 'Eingaben verwerfen?',
  keepEditing: 'Weiter bearbeiten',
  discard: 'Verwerfen',
} as const

export const permission = {
  title: 'Sie haben bei {house} keinen Zugriff auf {what}',
  grantedBy: 'Der Kontoinhaber oder ein Administrator von {house}',
  owner: 'Der Kontoinhaber',
  ownerIs: 'Inhaber ist {name}.',
  ownerNamed: '{name} (Kontoinhaber)',
  featureOff: 'Der Kontoinhaber kann den Tarif ändern. Diese Seite erscheint, sobald die Funktion aktiv ist.',
} as const

/** What calls without an answer of the service say. */
export const calls = {
  authUnreachable: 'Keine Verbindung zum Anmeldedienst. Wenden Sie sich an den Support, wenn das Problem bleibt.',
  unreachable: 'Keine Verbindung zum Dienst. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  tooSlow: 'Der Dienst hat nicht rechtzeitig geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  authFailed: 'Anmeldung fehlgeschlagen: {status} ({path})',
  downloadFailed: 'Download fehlgeschlagen: {status}',
  failed: 'API-Fehler: {status}',
}

export const notFound = {
  title: 'Seite nicht gefunden',
  what: 'Unter dieser Adresse gibt es nichts',
  body: 'Vielleicht wurde sie verschoben, oder der Link ist unvollständig.',
  home: 'Zu den Bietern',
} as const

export const signIn = {
  subtitle: 'Melden Sie sich an, um Ihr Auktionshaus zu verwalten',
  heading: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  forgot: 'Passwort vergessen',
  noAccount: 'Noch kein Konto?',
  create: 'Neues Konto erstellen',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft...',
  or: 'oder',
  organization: 'Mit Ihrer Organisation anmelden',
  passkey: 'Mit einem Passkey anmelden',
  demoMode: 'Demo-Modus',
  quickDemo: 'Schneller Demo-Zugang',
  productionHint:
    'Der Produktionsmodus ist aktiv. Die Authentifizierungs-API ist unter {address}. Läuft das Backend nicht, schalten Sie den Demo-Modus ein.',
  demoNotice: 'Es werden Beispieldaten verwendet, keine echten API-Aufrufe.',
  missing: 'Geben Sie E-Mail-Adresse und Passwort ein',
  loginFailed: 'Anmeldung fehlgeschlagen',
  demoFailed: 'Demo-Anmeldung fehlgeschlagen',
  providerFailed: 'Ihre Organisation konnte diese Anmeldung nicht bestätigen. Versuchen Sie es erneut.',
  noSessionToken: 'Kein Sitzungstoken gefunden. Melden Sie sich zuerst an.',
  noUserData: 'Ungültige Antwort des Authentifizierungsdienstes: Benutzerdaten fehlen',
  noSessionCreated: 'Sitzungstoken konnte nicht erstellt werden für: {email}',
  noAccessToken: 'Zugriffstoken konnte nicht erstellt werden: kein Token in der Antwort',
  noAccountData: 'Ungültige Antwort: Kontodaten fehlen',
  noUserId: 'Keine Benutzer-ID gefunden. Melden Sie sich zuerst an.',
  helpInvalid: 'Vielleicht haben Sie noch kein Konto. Klicken Sie auf Neues Konto erstellen.',
  helpInvalidDemo: 'Vielleicht haben Sie noch kein Konto. Klicken Sie auf Neues Konto erstellen oder schalten Sie den Demo-Modus ein.',
  helpUnreachable:
    'Vielleicht läuft das Backend nicht. Starten Sie es und versuchen Sie es erneut, oder sehen Sie sich im Demo-Modus mit Beispieldaten um.',
  helpNotFound: 'Der Testbenutzer existiert im Backend nicht.',
  helpNotFoundSteps: [
    'Schalten Sie den Demo-Modus ein, um sich mit Beispieldaten umzusehen.',
    'Erstellen Sie ein echtes Konto.',
    'Bitten Sie das Backend-Team, Testbenutzer anzulegen.',
  ],
} as const

export const selectAccount = {
  title: 'Konto auswählen',
  signedInAs: 'Angemeldet als',
  organization: 'Organisation',
  individual: 'Einzelnes Auktionshaus',
  member: 'Mitglied',
  owner: 'Inhaber',
  assigned: 'Zugewiesen am {date}',
  continue: 'Weiter',
  busy: 'Wird geladen...',
} as const

export const legal = {
  title: 'Rechtliches und Support',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  support: 'Support kontaktieren',
} as const

export const roles = {
  owner: 'Inhaber',
  admin: 'Administrator',
  staff: 'Mitarbeiter',
  viewer: 'Betrachter',
} as const

export const support = {
  noMembership: '{email} ist in keinem Konto Mitglied.',
  logout: 'Abmelden',
} as const
