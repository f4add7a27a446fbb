"""Les couloirs de Poudlard: two to four students hurry to their classes through corridors that turn."""
