"""Shared by all pictures: stage, materials, geometry, parts, light, land and finishing."""
