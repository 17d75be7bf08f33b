/** How the line of each seat is broken in a chart, so that colour is not all that tells them apart. */
export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "1 5"];
