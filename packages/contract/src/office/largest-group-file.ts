/** The largest body of the calls that import a group file, in bytes, pictures included. */
export const LARGEST_GROUP_FILE = 16 * 1024 * 1024;
