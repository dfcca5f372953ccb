/** Where the plan leaves the objects, in the run's folder. */
export const OBJECTS_FOLDER = 'ccache';
/** Among the objects: the program that finds them, and the precompiled headers that it makes and finds. */
export const COMPILE_FILE = 'compile.sh';
export const HEADERS_FOLDER = 'headers';
