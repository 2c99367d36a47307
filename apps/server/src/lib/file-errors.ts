/** The messages for the operating system's file errors, by code. */
const FILE_ERROR_MESSAGES: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it lies on a disk that can only be read",
  // Node also reports this for creating a directory on a read-only disk.
  ENOENT: "it cannot be made there: its disk may be missing, or can only be read",
  ENOSPC: "its disk is full",
  EDQUOT: "this user has used up its share of the disk",
  EEXIST: "it is a file, and has to be a directory",
  ENOTDIR: "it is a file, and has to be a directory",
  ENOTEMPTY: "something else lies where the database belongs",
  EIO: "its disk does not answer",
  ENAMETOOLONG: "its name is too long",
};

/** Returns what is wrong with a file, in words; undefined for an error of another kind, also of a socket. */
export function fileErrorText(error: unknown): string | undefined {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  return syscall === "connect" ? undefined : FILE_ERROR_MESSAGES[code];
}
