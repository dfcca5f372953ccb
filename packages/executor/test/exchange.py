"""Exchanges two paths by renameat2(2) with RENAME_EXCHANGE for ever, as fast as it can; says so once it does."""
import ctypes
import sys

AT_FDCWD, RENAME_EXCHANGE = -100, 2
libc = ctypes.CDLL(None)
one, other = (path.encode() for path in sys.argv[1:])
while libc.renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) != 0:
    pass
print("exchanging", flush=True)
while True:
    libc.renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE)
