"""What furniture is put together from: rounded boxes, cushions, turned parts, legs; each placed where the work stands now."""
import math
import random
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from mesh import Mesh, link, soften


class Workshop:
    """`within` moves everything that is made inside it; what is tall ends at `tall`, what is built in reaches the `ceiling`."""

    def __init__(self, materials, seed, tall, ceiling=None):
        self.m, self.rng, self.tall, self.ceiling = materials, random.Random(seed), tall, ceiling
        self._place = [Matrix.Identity(4)]

    @contextmanager
    def within(self, x, y, z=0, turn=0, scale=1, mirrored=False):
        step = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Scale(scale, 4)
        if mirrored:
            step = step @ Matrix.Scale(-1, 4, (1, 0, 0))
        self._place.append(self._place[-1] @ step)
        yield
        self._place.pop()

    @property
    def matrix(self):
        return self._place[-1]

    def put(self, thing):
        link(thing)
        thing.matrix_world = self.matrix @ thing.matrix_basis
        return thing

    def box(self, x0, y0, z0, x1, y1, z1, material, edge=.006, puff=0, turn=None):
        """A box with rounded edges, since no edge is sharp in a home; `puff` swells it to a cushion."""
        shape = bmesh.new()
        bmesh.ops.create_cube(shape, size=1)
        size = Vector((x1 - x0, y1 - y0, z1 - z0))
        bmesh.ops.scale(shape, vec=size, verts=shape.verts)
        if puff:
            _swell(shape, size, puff, x0, y0)
        layer = shape.loops.layers.uv.new('UV')
        for face in shape.faces:
            n = face.normal
            for loop in face.loops:
                x, y, z = loop.vert.co.x + x0, loop.vert.co.y + y0, loop.vert.co.z + z0
                loop[layer].uv = (x, y) if abs(n.z) > .7 else (y, z) if abs(n.x) > .7 else (x, z)
            face.smooth = bool(puff) or edge > .012
        thing = self._thing(shape, 'box', material)
        thing.matrix_basis = Matrix.LocRotScale(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), Euler(turn or (0, 0, 0)), None)
        if puff:
            self._subdivide(thing)
        elif edge:
            rounding = thing.modifiers.new('edge', 'BEVEL')
            rounding.width, rounding.segments = min(edge, .45 * min(size)), 3 if edge <= .012 else 5
            if edge > .012:
                thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, .9
        return self.put(thing)

    def boxes(self, material, *corners, edge=.006):
        for corner in corners:
            self.box(*corner, material, edge)

    def _thing(self, shape, name, material):
        mesh = bpy.data.meshes.new(name)
        shape.to_mesh(mesh)
        shape.free()
        mesh.materials.append(material)
        return bpy.data.objects.new(name, mesh)

    def _subdivide(self, thing):
        finer = thing.modifiers.new('soft', 'SUBSURF')
        finer.levels = finer.render_levels = 1

    def turned(self, profile, material, x=0, y=0, z=0, sides=28):
        """A profile (radius, height) turned about the vertical."""
        mesh = Mesh('turned')
        turns = [math.tau * i / sides for i in range(sides)]
        mesh.loft([[(x + r * math.cos(t), y + r * math.sin(t), z + h) for t in turns] for r, h in profile], material)
        return self.put(soften(mesh.build(smooth=True, placed=False, merge=True), .8))

    def leg(self, start, end, radius, end_radius, material):
        mesh = Mesh('leg')
        mesh.tube(start, end, radius, end_radius, material, 14, True)
        thing = mesh.build(placed=False)
        thing.data.polygons.foreach_set('use_smooth', [len(p.vertices) == 4 for p in thing.data.polygons])
        return self.put(thing)

    def pillow(self, x, y, z, material, size, turn):
        shape = bmesh.new()
        bmesh.ops.create_grid(shape, x_segments=14, y_segments=14, size=.5)
        for vertex in shape.verts:
            a, b = vertex.co.x * 2, vertex.co.y * 2
            full = max(0, (1 - a * a) * (1 - b * b)) ** .42
            drawn = 1 - .10 * (1 - abs(a * b)) * max(a * a, b * b)
            vertex.co = Vector((vertex.co.x * drawn * size, vertex.co.y * drawn * size, .09 * full * size / .46 + .004 * math.sin(a * 8 + b * 5) * full))
        other = bmesh.ops.duplicate(shape, geom=shape.verts[:] + shape.edges[:] + shape.faces[:])
        for element in other['geom']:
            if isinstance(element, bmesh.types.BMVert):
                element.co.z *= -1
        bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=.0015)
        bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
        for face in shape.faces:
            face.smooth = True
        thing = self._thing(shape, 'pillow', material)
        thing.matrix_basis = Matrix.Translation((x, y, z)) @ Euler(turn).to_matrix().to_4x4()
        self._subdivide(thing)
        return self.put(thing)

    def flat(self, points, material):
        mesh = Mesh('surface')
        mesh.face(points, material)
        return self.put(mesh.build(placed=False))


def _swell(shape, size, puff, x0, y0):
    bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=7, use_grid_fill=True)
    for vertex in shape.verts:
        a, b, c = (vertex.co[i] / (size[i] / 2) for i in range(3))
        on = [abs(value) > .99 for value in (a, b, c)]
        first, second = (a, b) if on[2] else (b, c) if on[0] else (a, c)
        full = (1 - abs(first) ** 3) * (1 - abs(second) ** 3)
        outward = Vector([value if edge else 0 for value, edge in zip((a, b, c), on)])
        corner = max(0, (a * a + b * b + c * c - 1.6)) * .055
        vertex.co += outward * puff * full * (1 + .25 * math.sin(9 * a + 5 * b + 3 * c + x0 * 7))
        vertex.co *= 1 - corner * min(1, min(size) * 5)
        vertex.co.z += .006 * math.sin(7 * vertex.co.x / size.x * 3 + y0 * 5 + vertex.co.y * 4)
