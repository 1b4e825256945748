/** A cell holds no more characters; spreadsheets end at a third of it. */
export const maxCellLength = 100_000;
export const maxRowLength = 1_000_000;
export const maxColumns = 1000;
/** As many as a sheet of Excel has. */
export const maxRows = 2 ** 20;
/** Cells of a sheet that hold something. */
export const maxCells = 10_000_000;
