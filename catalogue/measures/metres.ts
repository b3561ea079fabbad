export const metres = (millimetres: number): number => millimetres / 1000;
