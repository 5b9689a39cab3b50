/** A file of people who registered at a preview, as it comes out of a form: some rows can't be imported, some values are left out. */
export const sampleRegistrations = {
  name: 'Preview registrations',
  description: 'Sign-up sheet of the fall preview, typed in at the door',
  fileName: 'preview-registrations.csv',
  text: `First Name,Last Name,Email,Phone,City,State,ZIP,Date of Birth,Tags
Adrienne,Fontaine,adrienne.fontaine@example.com,(212) 555-0121,New York,NY,10021,1968-04-12,preview
Bernard,Okoye,bernard.okoye@example.net,(646) 555-0137,New York,NY,10014,1975-09-30,preview
Cynthia,Vandermeer,cynthia.vandermeer@example,(917) 555-0119,Brooklyn,NY,11201,1981-02-03,preview
Dominic,,dominic@example.org,(718) 555-0166,Brooklyn,NY,11215,,preview
Estelle,Marchetti,estelle.marchetti@example.com,(914) 555-0142,Rye,NY,10580,1959-11-21,preview
Franklin,Doyle-Hart,franklin.doylehart@example.org,(203) 555-0188,Greenwich,CT,06830,1970-06-17,preview
Genevieve,Lacroix,,(212) 555-0109,New York,NY,10065,1988-08-08,preview
Harlan,Whitcomb,harlan.whitcomb@example.net,(516) 555-0153,Great Neck,NY,11021,31/31/1962,preview
Ingrid,Solberg,ingrid.solberg@example.com,(201) 555-0174,Hoboken,NJ,07030,1979-01-25,preview
,Jurgensen,not an address,(347) 555-0190,Brooklyn,NY,11231,,preview
Katarina,Bloch,katarina.bloch@example.org,(973) 555-0128,Montclair,NJ,07042,1966-07-04,preview
Leopold,Amsel,leopold.amsel@example.com,(212) 555-0115,New York,NY,10128,1951-03-19,preview
`,
} as const
