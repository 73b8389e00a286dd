import type { Locale } from '../../src/market/markets.ts'

const french = [
  'Camille', 'Julien', 'Sophie', 'Nicolas', 'Élodie', 'Thomas', 'Marion', 'Sébastien', 'Claire', 'Antoine', 'Isabelle', 'Olivier', 'Nathalie', 'Pierre', 'Céline', 'François',
  'Aurélie', 'Mathieu', 'Sandrine', 'Guillaume', 'Valérie', 'Romain', 'Laetitia', 'Vincent', 'Stéphanie', 'Alexandre', 'Émilie', 'Benoît', 'Virginie', 'Maxime', 'Catherine',
  'Hugo', 'Manon', 'Jérôme', 'Pauline', 'Christophe', 'Lucie', 'Arnaud', 'Charlotte', 'Damien', 'Mélanie', 'Florian', 'Justine', 'Cédric', 'Anaïs', 'Fabrice', 'Delphine',
  'Quentin', 'Agnès', 'Yann', 'Margaux', 'Loïc', 'Patricia', 'Rémi', 'Hélène', 'Bruno', 'Inès', 'Gaëlle', 'Karim', 'Léa', 'Samir', 'Solène', 'Bastien', 'Monique',
]
const belgianFrench = [
  'Amélie', 'Benoît', 'Caroline', 'Didier', 'Élise', 'Frédéric', 'Géraldine', 'Henri', 'Isabelle', 'Jean-Marc', 'Julie', 'Kevin', 'Laurence', 'Luc', 'Maëlle', 'Marc',
  'Nadine', 'Noémie', 'Olivier', 'Pascale', 'Philippe', 'Quentin', 'Raphaël', 'Sabine', 'Simon', 'Stéphane', 'Sylvie', 'Thibault', 'Tom', 'Valentine', 'Véronique', 'Xavier',
  'Yves', 'Zoé', 'Anne-Sophie', 'Bernard', 'Chantal', 'Cyril', 'Dominique', 'Emmanuel', 'Fabienne', 'Gauthier', 'Grégory', 'Joëlle', 'Jonathan', 'Laura', 'Ludovic', 'Maxime',
  'Michel', 'Mireille', 'Nathan', 'Nicole', 'Patrick', 'Rachid', 'Sarah', 'Sophie', 'Thierry', 'Vanessa', 'Vincent', 'Virginie', 'Youssef', 'Adeline', 'Corentin', 'Florence',
]
const spanish = [
  'Lucía', 'Javier', 'María', 'Carlos', 'Carmen', 'Alejandro', 'Laura', 'Pablo', 'Marta', 'Sergio', 'Cristina', 'David', 'Elena', 'Daniel', 'Ana', 'Jorge', 'Raquel', 'Miguel',
  'Patricia', 'Álvaro', 'Isabel', 'Rubén', 'Beatriz', 'Adrián', 'Silvia', 'Manuel', 'Rocío', 'Antonio', 'Nuria', 'Fernando', 'Sara', 'Raúl', 'Pilar', 'Iván', 'Mónica', 'Óscar',
  'Irene', 'Luis', 'Eva', 'Diego', 'Alba', 'Francisco', 'Teresa', 'Víctor', 'Paula', 'Íñigo', 'Marina', 'Andrés', 'Verónica', 'Jaime', 'Montserrat', 'Joan', 'Ainhoa', 'Gonzalo',
  'Lorena', 'Rafael', 'Inmaculada', 'Xavier', 'Noelia', 'Ignacio', 'Esther', 'Marcos', 'Julia', 'Ramón',
]
const dutch = [
  'Sanne', 'Jeroen', 'Marieke', 'Bas', 'Anouk', 'Daan', 'Femke', 'Rik', 'Inge', 'Joost', 'Lotte', 'Maarten', 'Esther', 'Niels', 'Wendy', 'Sander', 'Iris', 'Bart', 'Linda', 'Thijs',
  'Marloes', 'Erik', 'Judith', 'Wouter', 'Saskia', 'Mark', 'Petra', 'Ruben', 'Monique', 'Jasper', 'Eline', 'Peter', 'Kim', 'Tim', 'Annemiek', 'Hans', 'Fleur', 'Koen', 'Mirjam', 'Gijs',
  'Renske', 'Henk', 'Naomi', 'Stefan', 'Ilse', 'Frank', 'Yvonne', 'Luuk', 'Carla', 'Martijn', 'Roos', 'Willem', 'Nienke', 'Dennis', 'Tessa', 'Jan', 'Fatima', 'Rob', 'Hanneke', 'Pim',
  'Jolanda', 'Freek', 'Merel', 'Ger',
]
const flemish = [
  'Lies', 'Pieter', 'Katrien', 'Wim', 'An', 'Bart', 'Griet', 'Tom', 'Els', 'Stijn', 'Sofie', 'Koen', 'Ilse', 'Kristof', 'Nele', 'Filip', 'Hilde', 'Joris', 'Charlotte', 'Dries',
  'Veerle', 'Jonas', 'Leen', 'Tine', 'Wouter', 'Ann', 'Jelle', 'Kim', 'Luc', 'Marijke', 'Bram', 'Silke', 'Steven', 'Barbara', 'Matthias', 'Evelien', 'Geert', 'Karen', 'Thomas', 'Liesbet',
  'Dirk', 'Elke', 'Ruben', 'Annelies', 'Johan', 'Sarah', 'Kobe', 'Greet', 'Maarten', 'Jolien', 'Peter', 'Lotte', 'Davy', 'Inge', 'Simon', 'Hanne', 'Rudi', 'Mieke', 'Sven', 'Tinne',
  'Yasmina', 'Jef', 'Femke', 'Guido',
]
const italian = [
  'Giulia', 'Marco', 'Francesca', 'Andrea', 'Chiara', 'Luca', 'Sara', 'Matteo', 'Valentina', 'Alessandro', 'Martina', 'Davide', 'Elisa', 'Stefano', 'Federica', 'Lorenzo', 'Silvia',
  'Simone', 'Laura', 'Francesco', 'Elena', 'Roberto', 'Alessia', 'Giovanni', 'Paola', 'Riccardo', 'Ilaria', 'Antonio', 'Monica', 'Fabio', 'Serena', 'Paolo', 'Roberta', 'Daniele',
  'Claudia', 'Michele', 'Beatrice', 'Giuseppe', 'Barbara', 'Filippo', 'Cristina', 'Emanuele', 'Arianna', 'Massimo', 'Eleonora', 'Alberto', 'Michela', 'Nicola', 'Anna', 'Gabriele',
  'Manuela', 'Enrico', 'Veronica', 'Tommaso', 'Daniela', 'Pietro', 'Noemi', 'Salvatore', 'Lucia', 'Giacomo', 'Sabrina', 'Edoardo', 'Raffaella', 'Vincenzo',
]

/** First names a review may be signed with, as they are common in each market. */
export const firstNames: Record<Locale, readonly string[]> = {
  fr_FR: french, fr_BE: belgianFrench, es_ES: spanish, nl_NL: dutch, nl_BE: flemish, it_IT: italian,
}
