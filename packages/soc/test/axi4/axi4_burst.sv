// Address and byte lanes of a beat (Arm IHI 0022H, A3.4.1), for models of managers and memories.
package axi4_burst;
  function automatic longint beat_address(
      input longint start, input int beat, input int size, input int burst, input int len
  );
    longint bytes, aligned, whole, lower;
    bytes   = 1 << size;
    aligned = start - start % bytes;
    whole   = bytes * (len + 1);
    lower   = start - start % whole;
    beat_address = aligned + beat * bytes;
    if (beat == 0 || burst == 0) beat_address = start;
    else if (burst == 2 && beat_address >= lower + whole) beat_address = beat_address - whole;
  endfunction

  // Whether a byte lane takes part in a beat at this address.
  function automatic bit lane_used(
      input longint address, input int size, input int lane, input int lanes
  );
    longint bytes, first, last;
    bytes = 1 << size;
    first = address % lanes;
    last  = (address - address % bytes) % lanes + bytes - 1;
    lane_used = lane >= first && lane <= last;
  endfunction

  // Whether a beat has one of `count` bytes from `first` on, of each 4 KiB.
  function automatic bit beat_meets(
      input longint address, input int size, input int first, input int count
  );
    longint from, to;
    from       = address % 4096;
    to         = from - from % (1 << size) + (1 << size);
    beat_meets = from < first + count && to > first;
  endfunction

  // What user signals say: of requests (0) and answers of writes (1) where the transaction is, by its KiB;
  // of written (2) and read (3) beats where the beat is, by as many bytes as the widest beat has.
  function automatic logic [63:0] user_of(input longint address, input int kind);
    longint place;
    place   = kind < 2 ? address >> 10 : address >> 4;
    user_of = ((place * 4 + kind) * 64'd2654435761) >> 16;
  endfunction
endpackage
