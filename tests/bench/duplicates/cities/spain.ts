import { type Culture, digits, namesOf } from './culture.ts'

export const spain: Culture = {
  title: 'Spain',
  women: namesOf(`
    María Carmen María_Carmen Ana Isabel Laura Cristina Marta Dolores Lucía María_José Pilar Josefa Rosa Elena Sara Paula Mercedes Raquel Teresa Beatriz Nuria
    Silvia Julia Rocío Patricia Irene Montserrat Andrea Mónica Alba Ángela Sonia Alicia Sandra Susana Marina Yolanda Margarita Eva Inmaculada Encarnación
    Noelia Verónica Claudia Carla Inés Amparo Esther Natalia Lorena Victoria Daniela Carolina Ana_María Juana Antonia Francisca Manuela`),
  men: namesOf(`
    Antonio José Manuel Francisco David Juan Javier Daniel José_Antonio Francisco_Javier José_Luis Carlos Jesús Alejandro Miguel Pedro Ángel Pablo Sergio Rafael
    Fernando Jorge Luis Alberto Álvaro Diego Adrián Ramón Iván Enrique Raúl Vicente Rubén Óscar Andrés Joaquín Santiago Eduardo Víctor Mario Roberto Jaime
    Marcos Ignacio Hugo Jordi Salvador Ricardo Emilio Guillermo Gabriel Julián Julio Tomás José_Manuel Juan_José Miguel_Ángel Martín Nicolás`),
  surnames: namesOf(`
    García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández Ruiz Díaz Moreno Muñoz Álvarez Romero Gutiérrez Alonso
    Navarro Torres Domínguez Ramos Vázquez Ramírez Gil Serrano Morales Molina Blanco Suárez Castro Ortega Delgado Ortiz Marín Rubio Núñez Medina Sanz
    Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Cruz Méndez Flores Prieto Herrera Peña León Márquez Cabrera Gallego Calvo Vidal Campos
    Reyes Vega Fuentes Carrasco Diez Aguilar Caballero Nieto Santana Vargas Pascual Giménez Herrero Hidalgo Montero Lorenzo Santiago Benítez Durán Ibáñez
    Arias Mora Ferrer Carmona Vicente Rojas Soto Crespo Román Pastor Velasco Parra Sáez Moya Bravo Rivera Gallardo Soler Esteban Silva Franco Rivas`),
  streets:
    'Calle Mayor|Calle Real|Avenida de la Constitución|Calle Nueva|Calle San José|Plaza de España|Calle de Alcalá|Gran Vía|Calle del Sol|Calle de la Iglesia|Paseo de la Castellana|Calle Cervantes|Calle Goya|Avenida de América|Calle Velázquez|Calle Serrano|Ronda de Toledo|Calle Bravo Murillo|Calle de Atocha|Calle Princesa'.split(
      '|',
    ),
  numberBehind: true,
  city: 'Madrid',
  postcode: (random) => `280${10 + Math.floor(random() * 45)}`,
  phone: (random) => `6${digits(random, 8)}`,
  domains: ['gmail.com', 'gmail.com', 'gmail.com', 'hotmail.com', 'hotmail.es', 'yahoo.es', 'telefonica.net', 'outlook.com'],
  takesName: 0,
  namesakes: 0.12,
  nativeWriting: 0,
  twoSurnames: true,
}
