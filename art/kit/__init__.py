"""What every picture is made with: stage, materials, geometry, parts, light, land and finishing."""
