import { type Culture, digits, namesOf } from './culture.ts'

export const germany: Culture = {
  title: 'Germany',
  women: namesOf(`
    Ursula Maria Sabine Susanne Petra Monika Anna Andrea Claudia Karin Birgit Julia Stefanie Gabriele Renate Helga Christina Katharina Martina Angelika Nicole
    Hanna Brigitte Anja Sandra Laura Lena Christiane Barbara Heike Elke Kerstin Ute Silke Tanja Katrin Sarah Lisa Melanie Daniela Ingrid Hannelore Johanna
    Lea Leonie Sophie Marie Charlotte Emma Franziska Jana Nina Vanessa Jasmin Carina Karina Verena Simone Alexandra Michaela Daniele Marina Mariana Gisela`),
  men: namesOf(`
    Michael Thomas Andreas Peter Christian Stefan Wolfgang Klaus Jürgen Hans Markus Martin Frank Bernd Jan Daniel Uwe Alexander Tobias Sebastian Florian
    Matthias Jörg Dieter Ralf Dirk Sven Oliver Heinz Werner Günter Karl Rolf Holger Manfred Helmut Gerhard Horst Rainer Jens Philipp Felix Lukas Maximilian
    Jonas Leon Paul Tim Tom Finn Luca Lucas Max Moritz Niklas David Simon Fabian Julian Marcel Marco Mario Rene Patrick Kevin Dennis Bastian Johann Johannes`),
  surnames: namesOf(`
    Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun
    Krüger Hofmann Hartmann Lange Schmitt Werner Schmitz Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs
    Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster
    Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich
    Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Lindner Kirchner Petersen Hansen Nowak Ullrich Reuter Ernst`),
  streets:
    'Hauptstraße|Schulstraße|Gartenstraße|Bahnhofstraße|Dorfstraße|Bergstraße|Birkenweg|Lindenstraße|Kirchstraße|Waldstraße|Ringstraße|Schillerstraße|Goethestraße|Amselweg|Wiesenweg|Jahnstraße|Buchenweg|Feldstraße|Finkenweg|Mühlenweg|Am Sportplatz|Blumenstraße|Rosenstraße|Talstraße|Parkstraße'.split(
      '|',
    ),
  numberBehind: true,
  city: 'Hamburg',
  postcode: (random) => `22${digits(random, 2)}5`,
  phone: (random) => `01${['51', '60', '70', '76'][Math.floor(random() * 4)]}${digits(random, 7)}`,
  domains: ['gmx.de', 'web.de', 'web.de', 'gmail.com', 'gmail.com', 't-online.de', 'freenet.de', 'outlook.de', 'posteo.de'],
  takesName: 0.7,
  namesakes: 0.03,
  nativeWriting: 0,
}
