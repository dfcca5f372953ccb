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
endpackage
