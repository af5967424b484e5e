/** How many milliseconds ago a wink may have been of which a camera tells (D-44). */
export const MOST_AGO = 2_000;
