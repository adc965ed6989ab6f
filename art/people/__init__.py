"""People: a free body mesh, morphed, posed by joints, dressed in simulated cloth. Metres, Z up; they face -Y."""
