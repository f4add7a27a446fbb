## Le hall du jour : images
picture-hall-score = { $points } points sur { $most }
picture-hall-doors = chaque porte montre ses points
picture-hall-steps = { $value } pas
picture-hall-task = cache tout le monde des 24 portes
alt-hall-plan = Le hall du jour vu d’en haut, avec { $value } pas pour cacher les fantômes.
alt-hall-score = Le hall du jour vu d’en haut, après un coup d’œil par chaque porte : { $points } points sur { $most }.
alt-hall-doors = Points des portes, de 0 à { $most } chacune, de gauche à droite vues de leur côté : { $doors }.
alt-hall-ghosts = Fantômes : { $ghosts }.
